extension SpenDrop {
  /// What an expense was for. An unknown category is read as `other`.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    /// Written with a capital letter.
    case food = "Food"
    case groceries = "Groceries"
    case transport = "Transport"
    case shopping = "Shopping"
    case bills = "Bills"
    case entertainment = "Entertainment"
    case education = "Education"
    case health = "Health"
    case travel = "Travel"
    case personal = "Personal"
    case subscription = "Subscription"
    case other = "Other"
  }

  /// The way that a payment took. An unknown channel is read as `unknown`.
  public enum PaymentChannel: String, Sendable, Hashable, CaseIterable {
    /// Written in capital letters.
    case applePay = "APPLE_PAY"
    case qrPayment = "QR_PAYMENT"
    case duitNowQR = "DUITNOW_QR"
    case tngQR = "TNG_QR"
    case bankTransfer = "BANK_TRANSFER"
    case onlineBanking = "ONLINE_BANKING"
    case card = "CARD"
    case eWallet = "E_WALLET"
    case cash = "CASH"
    case other = "OTHER"
    case unknown = "UNKNOWN"
  }

  /// How an expense is shared. Another method is kept as it is.
  public enum SplitMethod: String, Sendable, Hashable, CaseIterable {
    /// Written as it is named.
    case equal, parts, amounts
  }

  /// What kind of way to pay somebody it is. An unknown one is read as `other`.
  public enum PaymentType: String, Sendable, Hashable, CaseIterable {
    /// Written as the app shows it.
    case bankAccount = "Bank Account"
    case eWallet = "E-Wallet"
    case paymentID = "Payment ID"
    case other = "Other"
  }

  /// What kind of place for money it is. An unknown one is read as `other`.
  public enum AccountType: String, Sendable, Hashable, CaseIterable {
    /// Written as it is named.
    case bank, eWallet, cash, other
  }

  /// Where money moves to. Another direction is kept as it is.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// Written `in`.
    case incoming = "in"
    /// Written `out`.
    case outgoing = "out"
    /// Between two accounts.
    case `internal`
  }

  /// Why money moves. Another kind is kept as it is.
  public enum MovementKind: String, Sendable, Hashable, CaseIterable {
    /// Money that comes in.
    case income, loanReceived, repaymentReceived, refund, otherIn
    /// Money that goes out.
    case loanGiven, repaymentMade, otherOut
    /// Between two accounts.
    case ownTransfer
  }

  /// How a debt is settled. Another kind is kept as it is.
  public enum SettlementKind: String, Sendable, Hashable, CaseIterable {
    /// Written as it is named.
    case payment, assign, offset
  }
}
