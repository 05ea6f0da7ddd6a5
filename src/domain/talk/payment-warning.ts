/** Ways to pay past Maru, as people write them in the three languages. */
const ELSEWHERE = [
  /\b(bank|wire) transfer\b|\bwire (the|me|us)\b|\be-?transfer\b|\binterac\b|\bwestern union\b|\bmoneygram\b/i,
  /\b(paypal|venmo|zelle|wechat pay|alipay|bitcoin|usdt|crypto(currency)?)\b/i,
  /\b(pay|payment|deal|order|buy)\b[^.!?\n]{0,40}\b(outside|without|off|instead of) maru\b/i,
  /\b(virement|mandat[- ]poste|cryptomonnaie)\b|(payer|paiement|régler|commander)[^.!?\n]{0,40}(hors de|hors|sans passer par|en dehors de) maru/i,
  /(계좌\s*이체|무통장|계좌로\s*(입금|송금)|직접\s*(입금|송금|결제)|현금\s*(결제|거래)|직거래|비트코인|해외\s*송금)/,
]

/** Whether a message speaks of paying elsewhere: the reader is warned, and nothing is blocked. */
export const mentionsPaymentElsewhere = (text: string) => ELSEWHERE.some((pattern) => pattern.test(text))
