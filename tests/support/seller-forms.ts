import { getAccount } from '@/features/selling/profile/account/get-account'
import { savePayoutAccount } from '@/features/selling/profile/account/account-actions'
import { getBusiness } from '@/features/selling/profile/business/get-profile'
import { saveBusinessProfile } from '@/features/selling/profile/business/profile-actions'
import { getOwnPage } from '@/features/selling/profile/page/get-page'
import { saveOwnPage } from '@/features/selling/profile/page/page-actions'
import { getShippingTerms } from '@/features/selling/profile/terms/get-shipping-terms'
import { saveShippingTerms } from '@/features/selling/profile/terms/terms-actions'
import { currentMember } from '@/server/auth/session/session'
import { openBrowser, type Browser } from './http/browser'

type Fields = Record<string, string>

/** Opens a form of the seller area in a browser of its own, and sends it with what is typed over it. */
function formOf<Own extends { lines: Readonly<Fields>; seen: string }>(
  read: (user: NonNullable<Awaited<ReturnType<typeof currentMember>>>) => Promise<Own>,
  action: Parameters<Browser['submit']>[0],
) {
  return async (token: string) => {
    const browser = openBrowser(token)
    const own = await browser.within(async () => {
      const member = await currentMember()
      if (!member) throw new Error('Nobody is signed in')
      return read(member)
    })
    const send = (typed: Fields = {}) => browser.submit(action, { ...own.lines, seen: own.seen, ...typed })
    return { ...own, send, browser }
  }
}

export const openProfile = formOf(getBusiness, saveBusinessProfile)
export const openAccount = formOf(getAccount, savePayoutAccount)
export const openTerms = formOf((member) => getShippingTerms(member, 'en'), saveShippingTerms)
export const openPage = formOf((member) => getOwnPage(member, 'en'), saveOwnPage)
