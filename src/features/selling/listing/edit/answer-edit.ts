import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { categoryIn } from '@/domain/products/category'
import type { EditConflicts } from '@/domain/products/listing/product-edit'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { Issue } from '@/domain/result'
import { cleanFileName } from '@/domain/forms/upload'
import type { ProductFormState } from '@/features/selling/listing/form/form-state'
import { ownPictures } from '@/features/selling/listing/form/upload/own-pictures'
import type { storeSentPictures } from '@/features/selling/listing/form/upload/store-sent-pictures'
import type { MemberUser } from '@/server/auth/session/session'
import { listCategoryTree } from '@/server/products/category-tree'
import { refused } from '@/server/http/forms/action'
import { factWords } from './fact-words'

type EditInput = { member: MemberUser; locale: Locale; values: ProductValues; hidden: Record<string, string> }
type Problems = Awaited<ReturnType<typeof storeSentPictures>>['problems']

/** The form again, with what is wrong and with what was typed (rule C38). */
export async function answerEditRefusal(
  given: EditInput,
  issues: readonly Issue[],
  pictures: Problems = [],
): Promise<ProductFormState> {
  const { locale } = given
  const t = await getTranslations({ locale, namespace: 'productEdit' })
  const state = await refused(locale, t('failed'), issues)
  const isGeneral = issues.some(({ path }) => path === '')
  const message = isGeneral ? t('failedWith', { message: state.message ?? '' }) : state.message
  const images = await wordPictures(locale, pictures)
  return { ...state, message, fields: { ...state.fields, ...images }, ...(await again(given)) }
}

/** The form again, with what another window changed meanwhile. */
export async function answerEditConflicts(
  given: EditInput,
  { conflicts, now, overwrite }: EditConflicts,
): Promise<ProductFormState> {
  const t = await getTranslations({ locale: given.locale, namespace: 'productEdit' })
  const words = await factWords(given.locale)
  const text = async (name: string) =>
    name === 'listedIn' ? categoryText(given.locale, now[name]) : words.text(name, now[name])
  const facts = await Promise.all(
    conflicts.map(async (name) => ({ label: words.label(name), now: await text(name) })),
  )
  return {
    ok: false,
    message: t('conflict.message'),
    conflicts: { facts, overwrite: JSON.stringify(overwrite) },
    ...(await again(given)),
  }
}

async function categoryText(locale: Locale, id: unknown) {
  return categoryIn(await listCategoryTree(locale), String(id)) ?? String(id)
}

async function again({ member, values, hidden }: EditInput) {
  const ids = values.images.map(({ id }) => id)
  return { values, hidden, stored: await ownPictures(member, ids) }
}

/** What was wrong with pictures that came with the form. */
async function wordPictures(locale: Locale, problems: Problems): Promise<Record<string, string>> {
  if (problems.length === 0) return {}
  const say = await getTranslations({ locale, namespace: 'issues' })
  const t = await getTranslations({ locale, namespace: 'productForm' })
  const sentences = problems.map(({ file, found }) => {
    const reason = say(found.code, found.params)
    return file ? t('fileRefused', { name: cleanFileName(file), reason }) : reason
  })
  return { images: sentences.join(' ') }
}
