import { beforeAll } from 'vitest'
import { PageSection } from '@/features/selling/profile/page/page-section'
import { askAgain } from '@/features/selling/profile/business/profile-actions'
import {
  addBusinessDocument,
  removeBusinessDocument,
} from '@/features/selling/profile/documents/document-actions'
import { listBusinessDocuments } from '@/features/selling/profile/documents/list-documents'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { aPaper } from '~/tests/support/factories/catalogue'
import { PASSWORD } from '~/tests/support/factories/people'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'
import { memberUser } from '~/tests/support/member-user'
import { openAccount, openPage, openProfile, openTerms } from '~/tests/support/seller-forms'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

let turn = 0
const another = (word: string) => `${word} ${(turn += 1)}`
const aForm = () => {
  const form = formOf({})
  form.set('document', new File([new Uint8Array(aPaper().data)], 'a.pdf', { type: 'application/pdf' }))
  return form
}
const add = () => openBrowser(world.tokens.seller).within(() => addBusinessDocument({}, aForm()))

const remove = (id: string) => openBrowser(world.tokens.seller).submit(removeBusinessDocument, { id })

keepBudget('seller-profile', {
  'read the seller profile': async () => () => openProfile(world.tokens.seller),
  'read the payout account': async () => () => openAccount(world.tokens.seller),
  'read the shipping terms': async () => () => openTerms(world.tokens.seller),
  'selling/profile/business/profile-actions saveBusinessProfile': async () => {
    const { send } = await openProfile(world.tokens.seller)
    return () => send({ companyKo: another('한빛'), descriptionFr: another('Carreaux') })
  },
  'read the own page': async () => {
    const member = await memberUser(world.payload, world.ids.users.seller)
    return () =>
      openBrowser(world.tokens.seller).within(() => PageSection({ locale: 'en', member, canAct: true }))
  },
  'selling/profile/page/page-actions saveOwnPage': async () => {
    const { send } = await openPage(world.tokens.seller)
    return () => send({ descriptionFr: another('Carreaux') })
  },
  'selling/profile/business/profile-actions askAgain': async () => {
    const id = world.ids.sellers.rejectedSeller
    await world.system.change('sellers', id, { status: 'rejected', statusReason: 'Blurred.' })
    const data = { email: 'rejectedseller@maru.test', password: PASSWORD }
    const { token } = await world.payload.login({ collection: 'users', data })
    return () => openBrowser(token).submit(askAgain)
  },
  'selling/profile/documents/document-actions addBusinessDocument': async () => {
    const [first] = await listBusinessDocuments(await memberUser(world.payload, world.ids.users.seller))
    if (first) await remove(first.id)
    return add
  },
  'selling/profile/documents/document-actions removeBusinessDocument': async () => {
    await add()
    const [first] = await listBusinessDocuments(await memberUser(world.payload, world.ids.users.seller))
    return () => remove(first?.id ?? '')
  },
  'selling/profile/account/account-actions savePayoutAccount': async () => {
    const { send } = await openAccount(world.tokens.seller)
    return () => send({ bankName: another('Bank'), currentPassword: PASSWORD })
  },
  'selling/profile/terms/terms-actions saveShippingTerms': async () => {
    const { send } = await openTerms(world.tokens.seller)
    return () => send({ shippingRules0Amount: `${(turn += 1)}.00` })
  },
})
