import { buyerId, clerkAccounts, emailOf, sellerId, userId } from './accounts'
import { BUYERS, SELLERS } from './catalogue'
import { idOf } from './ids'
import { TERMS_FROM } from './seed-pages'
import { CLERK_DAYS, joinedAt } from './seed-people'
import { put, type Doc, type Seed } from './store'

type Member = { user: string; email: string; daysAgo: number; locale: 'en' | 'fr' | 'ko'; marketing: boolean }

const KINDS = ['terms', 'age', 'marketing'] as const

/** What everybody ticked at sign-up; who did not tick the third box left no row (rule P7). */
export async function seedConsents(seed: Seed) {
  const given = members().flatMap((member) =>
    KINDS.filter((kind) => kind !== 'marketing' || member.marketing).map((kind): Doc<'consents'> => ({
      id: idOf('consent', member.email, kind),
      user: member.user,
      kind,
      version: TERMS_FROM,
      given: true,
      locale: member.locale,
      createdAt: joinedAt(seed.clock, member.email, member.daysAgo),
    })),
  )
  await put(seed, 'consents', given)
}

function members(): Member[] {
  const buyers = BUYERS.map(({ index, createdDaysAgo, locale, marketingConsent }) => ({
    user: buyerId(index),
    email: emailOf('buyer', index),
    daysAgo: createdDaysAgo,
    locale,
    marketing: marketingConsent,
  }))
  const sellers = SELLERS.map(({ index, createdDaysAgo, user }) => ({
    user: sellerId(index),
    email: emailOf('seller', index),
    daysAgo: createdDaysAgo,
    locale: user.locale,
    marketing: false,
  }))
  const clerks = clerkAccounts.map(({ email }) => ({
    user: userId(email),
    email,
    daysAgo: CLERK_DAYS,
    locale: 'en' as const,
    marketing: false,
  }))
  return [...buyers, ...sellers, ...clerks]
}
