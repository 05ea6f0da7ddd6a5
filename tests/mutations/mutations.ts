export type Mutation = {
  /** The rule that is broken. */
  rule: string
  file: string
  /** Stands in the file once. */
  find: string
  replace: string
  step: 'unit' | 'int'
  /** The narrowest test file that must notice. */
  seenBy: string
}

/** Slips a developer might make. All but the missing sentence pass the type check. */
export const MUTATIONS: readonly Mutation[] = [
  {
    rule: 'an order is read by its buyer, its seller and admins alone',
    file: 'collections/orders/orders.ts',
    find: 'read: readableOrder,',
    replace: 'read: () => true,',
    step: 'int',
    seenBy: 'tests/int/access/access-data.test.ts',
  },
  {
    rule: 'a member does not change from buyer to seller by writing the field',
    file: 'collections/people/users.ts',
    find: `      defaultValue: 'buyer',
      access: serverOnly,
`,
    replace: `      defaultValue: 'buyer',
`,
    step: 'int',
    seenBy: 'tests/int/access/access-table.test.ts',
  },
  {
    rule: 'a private field is not guessed by filtering with it',
    file: 'collections/shared/access.ts',
    find: 'return isMember(actor) && doc?.[owner] === actor.id',
    replace: 'return isMember(actor) && (!doc || doc[owner] === actor.id)',
    step: 'int',
    seenBy: 'tests/int/access/guessing.test.ts',
  },
  {
    rule: 'an order that is on its way is not cancelled',
    file: 'src/domain/orders/order.ts',
    find: "shipped: { delivered: ['buyer', 'seller', 'system', 'admin'] },",
    replace:
      "shipped: { delivered: ['buyer', 'seller', 'system', 'admin'], cancelled: ['seller', 'admin'] },",
    step: 'unit',
    seenBy: 'tests/unit/domain/moves.test.ts',
  },
  {
    rule: 'a checkout waits for the same form that was sent before, and is its order',
    file: 'src/features/buying/checkout/placement/place-order.ts',
    find: `  await advisoryLock(tx, 'checkout', buyer)
`,
    replace: '',
    step: 'int',
    seenBy: 'tests/int/checkout/checkout-place.test.ts',
  },
  {
    rule: 'Ontario has 13 percent HST',
    file: 'src/domain/payments/tax/tax-rates.json',
    find: '"hst": 130000',
    replace: '"hst": 120000',
    step: 'unit',
    seenBy: 'tests/unit/domain/tax/tax.test.ts',
  },
  {
    rule: 'a commission is rounded half up',
    file: 'src/domain/payments/ledger.ts',
    find: 'return shareOf(goods, ratePpm)',
    replace: 'return Math.floor((goods * ratePpm) / 1_000_000)',
    step: 'unit',
    seenBy: 'tests/unit/domain/payments/ledger.test.ts',
  },
  {
    rule: 'every sentence is there in French',
    file: 'src/messages/fr/buying.json',
    find: `    "created": "Commande créée! Redirection vers le paiement…",
`,
    replace: '',
    step: 'unit',
    seenBy: 'tests/unit/messages.test.ts',
  },
  {
    rule: 'a document is kept by no cache, and its headers let it run nothing',
    file: 'collections/files/documents.ts',
    find: `    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store')
      headers.set('Content-Disposition', 'attachment')
      headers.set('Content-Security-Policy', "default-src 'none'")
      return headers
    },
`,
    replace: '',
    step: 'int',
    seenBy: 'tests/int/access/access-files.test.ts',
  },
  {
    rule: 'the session cookie of staff is not sent from other sites',
    file: 'collections/people/staff.ts',
    find: "cookies: { sameSite: 'Lax',",
    replace: "cookies: { sameSite: 'None',",
    step: 'int',
    seenBy: 'tests/int/staff/staff-endpoints.test.ts',
  },
  {
    rule: 'a webhook counts with the signature of Stripe alone',
    file: 'src/server/payments/stripe-webhook.ts',
    find: "stripe().webhooks.constructEvent(body, signature ?? '', secret)",
    replace: 'JSON.parse(body) as Stripe.Event',
    step: 'int',
    seenBy: 'tests/int/checkout/checkout-pay.test.ts',
  },
  {
    rule: 'a payment that is reported again is booked once',
    file: 'src/features/buying/payments/settle-payment.ts',
    find: `  if (checkout.payment === payment.id) return true
`,
    replace: '',
    step: 'int',
    seenBy: 'tests/int/payments/transfer-at-once.test.ts',
  },
  {
    rule: 'signing in leads to no other site',
    file: 'src/server/auth/safe-next.ts',
    find: "host === 'maru.invalid' && !pathname.startsWith('//') && isReadable(pathname)",
    replace: "host === 'maru.invalid' && isReadable(pathname)",
    step: 'unit',
    seenBy: 'tests/unit/server/safe-next.test.ts',
  },
  {
    rule: 'a route takes no form of another site',
    file: 'src/server/http/route.ts',
    find: 'if (!FROM[from](request) || !isStorable(params)) return notFound()',
    replace: 'if (!isStorable(params)) return notFound()',
    step: 'unit',
    seenBy: 'tests/unit/server/route.test.ts',
  },
  {
    rule: 'passwords are not tried without end',
    file: 'src/features/account/sign-in/sign-in-actions.ts',
    find: `  const refusal = await tooOften('signIn', caller)
  if (refusal) {
    const { message = '' } = await refused(locale, '', refusal.issues)
    return { ok: false, message: t('failed', { message }), kept: { email } }
  }
`,
    replace: '',
    step: 'int',
    seenBy: 'tests/int/accounts/accounts-sign-in.test.ts',
  },
  {
    rule: 'a picture is known by its bytes',
    file: 'src/domain/forms/upload.ts',
    find: "return type ? ok(type) : fail('upload.imageType', path)",
    replace: "return ok(type ?? 'image/jpeg')",
    step: 'unit',
    seenBy: 'tests/unit/domain/products/upload.test.ts',
  },
  {
    rule: 'an archived product is in no list',
    file: 'src/features/shop/list/list-sql.ts',
    find: 'select p.id from products p where p.is_live ${where}',
    replace: 'select p.id from products p where true ${where}',
    step: 'int',
    seenBy: 'tests/int/products/archive.test.ts',
  },
  {
    rule: 'an order that staff cancel is in the audit log',
    file: 'src/features/buying/orders/commands/cancel-order.ts',
    find: `    if (isAdmin(by))
      await recordAudit(tx, {
        action: 'order.cancelled',
        actor: by,
        subject: 'orders',
        subjectId: order.id,
        details: { reason, ...back },
      })
`,
    replace: '',
    step: 'int',
    seenBy: 'tests/int/payments/audited-commands.test.ts',
  },
  {
    rule: 'an email is in the language of its recipient',
    file: 'src/server/talk/notify.ts',
    find: 'locale: to.locale,',
    replace: "locale: 'en',",
    step: 'int',
    seenBy: 'tests/int/orders/order-emails.test.ts',
  },
  {
    rule: 'money in an open dispute is not paid out',
    file: 'src/features/selling/payouts/funds.ts',
    find: " and ${c.dispute} is distinct from 'open'",
    replace: '',
    step: 'int',
    seenBy: 'tests/int/payouts/settling.test.ts',
  },
]
