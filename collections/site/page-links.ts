import { createServerFeature, LinkFeature } from '@payloadcms/richtext-lexical'
import type { Field, FieldAffectingData } from 'payload'
import { linkTo } from '@/domain/values/link'
import { LINKED_KINDS } from '@/domain/pages/content/parts'
import { said, saidTo } from './page-words'

/** Links of rule N27, and to pages, categories and products by choice (rule L22). */
export const pageLinks = () =>
  LinkFeature({
    enabledCollections: [...LINKED_KINDS],
    maxDepth: 0,
    fields: ({ defaultFields }) => defaultFields.map(named),
  })

/** Payload writes these labels once for all readers, in the language of who came first: so they are given in all languages. */
function named(field: FieldAffectingData): Field {
  const given = field as Extract<Field, { name: string }>
  const { admin } = given
  if (given.name === 'text') return { ...given, label: said('linkText') } as Field
  if (given.name === 'newTab') return { ...given, label: said('linkNewTab') } as Field
  if (given.name === 'doc') return { ...given, label: said('linkDoc') } as Field
  if (given.name === 'linkType')
    return {
      ...given,
      label: said('linkType'),
      admin: { ...admin, description: undefined },
      options: KINDS,
    } as Field
  const about = { ...admin, description: said('linkUrlHint') }
  // Payload's own hook would encode addresses with letters such as 주방 as a whole.
  return { ...given, label: said('linkUrl'), admin: about, hooks: {}, validate: validateAddress } as Field
}

const KINDS = [
  { value: 'custom', label: said('linkCustom') },
  { value: 'internal', label: said('linkInternal') },
]

type LinkValidation = { siblingData?: { linkType?: unknown }; req: { i18n?: { language?: string } } }

function validateAddress(value: unknown, { siblingData, req }: LinkValidation) {
  if (siblingData?.linkType === 'internal' || linkTo(String(value ?? ''), process.env.SITE_URL)) return true
  return saidTo(req, 'linkUrlWrong')
}

/** Paste from Word and Docs comes without their colours, fonts and headings of other levels (rule L19). */
export const cleanPaste = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/src/admin/pages/clean-paste-feature#CleanPasteFeature' },
})
