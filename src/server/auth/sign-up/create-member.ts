import 'server-only'
import type { Locale } from '@/domain/locale'
import { greetedName, MAX_DISPLAY_NAME, personName } from '@/domain/people/person-name'
import { firstSellerProfile, type SignUp } from '@/domain/people/sign-in/sign-up'
import { boot, type Inside, type Transaction } from '@/server/db/transaction'
import { asSystem } from '@/server/db/data'
import { queueEmail } from '@/server/talk/email/queue-email'
import type { StoredPassword } from '@/server/auth/passwords/password'
import { tables } from '@/server/db/tables'

type NewMember = SignUp &
  Partial<StoredPassword> & { googleSub?: string; locale: Locale; termsVersion: string; agreedAt: string }

/**
 * Creates account, seller profile, consents and welcome email in one transaction (rules P1, P7). The caller has
 * verified that the address is theirs and free.
 */
export async function createMember(
  tx: Transaction,
  inside: Inside,
  member: NewMember,
): Promise<{ id: string }> {
  const { email, locale, userType, profile, hash, salt, googleSub, marketing, businessRegistration, latin } =
    member
  const { db } = await boot()
  const user = await db.create({
    collection: 'users',
    req: inside as never,
    data: {
      email,
      ...profile,
      displayName: personName(profile).slice(0, MAX_DISPLAY_NAME),
      userType,
      locale,
      hash,
      salt,
      googleSub,
      hasPassword: hash !== undefined,
      marketingConsent: marketing,
      emailVerifiedAt: new Date().toISOString(),
    },
  })
  const id = String(user.id)
  if (userType === 'seller') {
    const data = { id, ...firstSellerProfile({ email, profile, businessRegistration, latin }) }
    await (await asSystem()).create({ collection: 'sellers', data: data as never, req: { ...inside } })
  }
  await recordConsents(tx, id, member)
  const template = userType === 'seller' ? ('welcomeSeller' as const) : ('welcome' as const)
  const path = userType === 'seller' ? '/seller' : '/products'
  await queueEmail(inside, {
    template,
    params: { name: greetedName(profile, locale), path },
    to: email,
    user: id,
    locale,
  })
  return { id }
}

async function recordConsents(
  tx: Transaction,
  id: string,
  { locale, marketing, termsVersion, agreedAt }: NewMember,
) {
  const kinds = ['terms', 'age', ...(marketing ? (['marketing'] as const) : [])] as const
  for (const kind of kinds)
    await tx
      .insert(tables.consents)
      .values({ user: id, kind, version: termsVersion, given: true, locale, createdAt: agreedAt })
}
