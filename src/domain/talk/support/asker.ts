type ShopNames = { siteName: string; legalName: string; address: string }

/** Who asks for consent to marketing emails, as Canada's anti-spam law wants it named (rule D13): on one line. */
export const askerOf = ({ siteName, legalName, address }: ShopNames): ShopNames => ({
  siteName,
  legalName,
  address: address.replace(/\s+/g, ' ').trim(),
})
