'use server'

import { redirect } from 'next/navigation'
import { isId } from '@/domain/values/id'
import { localePath } from '@/messages/locales'
import { field } from '@/server/http/forms/form'
import { sellerAction, type ActionInput } from '@/server/http/forms/form-action'
import { importPath } from './import-paths'
import { startImport, stopImport, storeImport } from './manage-imports'

/** Takes one CSV file and shows its check. Field: file. */
export const uploadImport = sellerAction(
  'products',
  { words: 'productTransfer', failed: (t) => t('refused') },
  async ({ form, locale, member }) => {
    const sent = form.get('file')
    const file = sent && typeof sent !== 'string' && isChosen(sent) ? sent : null
    const stored = await storeImport(member, file, locale)
    return stored.ok ? redirect(localePath(locale, importPath(stored.value))) : stored
  },
)

/** A form without a chosen file sends an empty one that has no name. */
const isChosen = ({ size, name }: File) => size > 0 || !['', 'undefined'].includes(name)

const OPTIONS = {
  words: 'productTransfer',
  failedWith: (t: ActionInput<'productTransfer'>['t'], message: string) => t('actionFailed', { message }),
} as const

/** Starts a checked import or goes on with a stopped one. Field: id. */
export const start = sellerAction('products', OPTIONS, async ({ form, t, member }) => {
  const done = await startImport(member, idIn(form))
  return done.ok ? { ok: true, message: t('started') } : done
})

/** Field: id. */
export const stop = sellerAction('products', OPTIONS, async ({ form, t, member }) => {
  const done = await stopImport(member, idIn(form))
  return done.ok ? { ok: true, message: t('stoppingNow') } : done
})

/** No row has the id of zeros: a malformed one is as unknown as a foreign one. */
const idIn = (form: FormData) => {
  const id = field(form, 'id', 36)
  return isId(id) ? id : '00000000-0000-0000-0000-000000000000'
}
