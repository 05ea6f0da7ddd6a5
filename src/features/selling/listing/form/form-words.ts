import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { namesOf } from '@/domain/values/by-fact'
import { CONTENT_UNITS, SOLD_BY, type ContentUnit, type SoldBy } from '@/domain/products/facts/content'
import { ASKS, type Ask } from '@/domain/products/listing/category-asks'
import { TYPED_IN, type TypedIn } from '@/domain/products/listing/typed-measure'
import { NUMBER_FACTS, PRODUCT_FACTS } from '@/domain/products/facts/facts'
import { EDIT_FIELDS, UPLOAD_FIELDS } from '@/domain/products/facts/product-facts'
import type { IssueCode } from '@/domain/result'
import { pictureWords, type PictureWords } from '@/features/selling/listing/pictures/picture-words'
import { tierWords, type TierWords } from '@/features/selling/listing/tiers/tier-words'
import { STEPS, type Step } from './steps/steps'
import type { GuardWords } from '@/ui/forms/guard/unsaved-guard'

/** Sizes are labelled by their sides. */
const FACTS = namesOf(PRODUCT_FACTS.filter((fact) => fact.kind !== 'size' && fact.kind !== 'box'))

const PLAIN = [
  ...FACTS,
  'about',
  'details',
  'optional',
  'languages',
  'languageTabs',
  'tabWrong',
  'tabNeeded',
  'stepsTitle',
  'stepBack',
  'stepOn',
  'noRules',
  'toRules',
  'skuHint',
  'skuLocked',
  'locked',
  'untilApproval',
  'none',
  'chooseMain',
  'chooseSub',
  'mainFirst',
  'dimensionsHint',
  'originHint',
  'certificationsHint',
  'importHint',
  'leadTimeHint',
  'sampleHint',
  'stockHint',
  'madeToOrder',
  'hsCodeHint',
  'contentHint',
  'familyHint',
  'noContent',
  'box',
  'size',
  'length',
  'width',
  'height',
  'typedIn',
  'showPlaces',
  'submit',
  'save',
  'sending',
  'check',
  'failed',
] as const

/** Issues that the form finds before it is sent, besides those of missing fields. */
const ISSUES = [
  ...NUMBER_FACTS.map((fact) => fact.issue),
  'category.unknown',
  'place.country',
  'place.otherCountry',
  'seller.shippingFrom',
  'product.certifications',
  'product.contentUnit',
  'product.familyFull',
  'product.foreignPicture',
  'product.hsCode',
  'product.soldBy',
  'product.tooLong',
  'product.tooManyPictures',
  'tiers.contiguous',
  'tiers.firstMin',
  'tiers.minQty',
  'tiers.required',
  'tiers.tooMany',
  'tiers.tooManyRows',
  'tiers.unitPrice',
  'upload.images',
] as const satisfies IssueCode[]

export type FormWords = Record<(typeof PLAIN)[number] | 'characters' | 'tabCount' | 'labelled', string> & {
  guard: GuardWords
  steps: Record<Step, string>
  asks: Record<Ask, string>
  soldAs: Record<SoldBy, string>
  measures: Record<ContentUnit, string>
  /** In what sizes and weights may be typed. */
  units: Record<TypedIn, string>
  /** Sentences of issues by code, their placeholders unfilled. */
  issues: Partial<Record<IssueCode, string>>
  tiers: TierWords
  pictures: PictureWords
}

/** The texts of the product form. */
export async function formWords(locale: Locale, mode: 'upload' | 'edit'): Promise<FormWords> {
  const t = await getTranslations({ locale, namespace: 'productForm' })
  const measures = await getTranslations({ locale, namespace: 'measures' })
  const sentences = await getTranslations({ locale, namespace: 'issues' })
  const required: IssueCode[] =
    mode === 'upload'
      ? UPLOAD_FIELDS.map((name) => `upload.required.${name}` as const)
      : [...EDIT_FIELDS, 'mainCategory' as const, 'subCategory' as const].map(
          (name) => `edit.required.${name}` as const,
        )
  return {
    ...(Object.fromEntries(PLAIN.map((name) => [name, t(name)])) as Record<(typeof PLAIN)[number], string>),
    // Korean writes a bracket without a space before it.
    optional: (locale === 'ko' ? '' : ' ') + t('optional'),
    tiers: await tierWords(locale),
    pictures: await pictureWords(locale),
    tabCount: t.raw('tabCount') as string,
    characters: t.raw('characters') as string,
    labelled: t.raw('fileRefused') as string,
    soldAs: Object.fromEntries(SOLD_BY.map((name) => [name, t(`soldAs.${name}`)])) as FormWords['soldAs'],
    steps: Object.fromEntries(STEPS.map((name) => [name, t(`steps.${name}`)])) as FormWords['steps'],
    asks: Object.fromEntries(ASKS.map((name) => [name, t(`asks.${name}`)])) as FormWords['asks'],
    measures: Object.fromEntries(
      CONTENT_UNITS.map((unit) => [unit, measures(unit)]),
    ) as FormWords['measures'],
    units: Object.fromEntries(
      [...TYPED_IN.size, ...TYPED_IN.weight].map((unit) => [unit, t(`units.${unit}`)]),
    ) as FormWords['units'],
    guard: {
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      stay: t('unsaved.stay'),
      leave: t('unsaved.leave'),
    },
    issues: Object.fromEntries([...ISSUES, ...required].map((code) => [code, sentences.raw(code) as string])),
  }
}
