'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import type { CategoryChoice } from '@/domain/products/listing/judge-product'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { PictureEditor } from '@/features/selling/listing/pictures/picture-editor'
import { TierEditor } from '@/features/selling/listing/tiers/tier-editor'
import { FormErrors } from '@/ui/forms/form-errors'
import { UnsavedGuard } from '@/ui/forms/guard/unsaved-guard'
import { FormFrame } from './form-frame'
import type { ProductFormAction, StoredPictures } from './form-state'
import type { Beside } from './get-beside'
import { lockedValues } from './facts/locked-values'
import { ProductFactFields, type Places } from './facts/product-fact-fields'
import { StepBar, StepTurns } from './steps/step-bar'
import { SubmitRow } from './steps/submit-row'
import { TradeFacts } from './facts/trade-facts'
import { useProductForm } from './use-product-form'
import { away, type FormStep } from './steps/steps'

export type ProductFormProps = {
  mode: 'upload' | 'edit'
  /** Of an edit: the product was approved, which locks more of its facts (rule C15). */
  isFixed?: boolean
  /** What the form starts with. In an edit also the locked facts, which are shown and not sent. */
  values: ProductValues
  categories: readonly CategoryChoice[]
  /** Where the seller ships from, of an upload. */
  own?: ShippingPlace
  places: Places
  /** Pictures of `values`, for display. */
  stored: StoredPictures
  /** Of the seller. */
  beside: Beside
  /** Stands beside the form, inside it. */
  aside?: ReactNode
  locale: Locale
  action: ProductFormAction
  /** Shown if no answer came, such as 'Failed to upload product.' */
  failed: string
  /** Hidden fields besides `locale`. */
  hidden?: Record<string, string>
  /** Above the fields and below them, inside the form. */
  before?: ReactNode
  after?: ReactNode
}

/** Their titles are as those of the sections before. */
const HEADED = '[&>fieldset>legend]:text-lg [&>fieldset>legend]:font-semibold'

/** The form of a product, for a new one and for an edit. Posts without script (rules C33 to C37). */
export function ProductForm(props: ProductFormProps) {
  const {
    mode,
    values,
    isFixed = false,
    categories,
    places,
    locale,
    hidden = {},
    before,
    after,
    beside,
    aside,
  } = props
  const t = useTranslations('productForm')
  const locked = mode === 'edit' ? lockedValues(values, isFixed) : undefined
  const product = useProductForm({ ...props, locked })
  const { methods, isReady, isSending, problems, summary, issues, form, answer, asks, view, checkStep } =
    product
  const box = useRef<HTMLFormElement>(null)
  const [added, setAdded] = useState<StoredPictures>({})
  const stored = { ...props.stored, ...answer.stored, ...added }
  const { language, step, showLanguage, showStep } = view
  const { company } = beside
  const frame = { locale, issues, isReady, isSending, answer, pictures: stored, language, company }
  const part = (of: FormStep) => away(step !== of, 'phone')
  return (
    <FormProvider {...methods}>
      <FormFrame value={frame}>
        <form
          ref={box}
          {...form}
          data-ready={isReady ? '' : undefined}
          className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,56rem)_16rem]"
          onClick={view.follow}
        >
          <div className="grid max-w-4xl min-w-0 content-start gap-10">
            {problems ? <FormErrors title={problems.title} fields={summary} /> : null}
            {Object.entries({ locale, ...hidden }).map(([name, value]) => (
              <input
                key={name}
                type="hidden"
                name={name}
                value={answer.hidden?.[name] ?? answer.kept?.[name] ?? value}
              />
            ))}
            {before}
            <StepBar step={step} onShow={showStep} />
            <section className="grid gap-6" {...part('what')}>
              <h2 className="text-lg">{t('about')}</h2>
              <ProductFactFields
                categories={categories}
                places={places}
                locked={locked}
                asks={asks}
                language={language}
                onLanguage={showLanguage}
              />
            </section>
            <div id="images" tabIndex={-1} className={HEADED} {...part('pictures')}>
              <PictureEditor
                issues={issues}
                locale={locale}
                stored={stored}
                onAdd={(each) => setAdded((now) => ({ ...now, ...each }))}
              />
            </div>
            <div className={HEADED} {...part('price')}>
              <TierEditor
                issues={issues}
                locale={locale}
                commissionPpm={beside.commissionPpm}
                won={beside.won}
              />
            </div>
            <section className="grid gap-6" {...part('price')}>
              <h2 className="text-lg">{t('details')}</h2>
              <TradeFacts
                places={places}
                locked={locked}
                smallestStock={mode === 'upload' ? 1 : 0}
                asks={asks}
              />
            </section>
            <StepTurns step={step} onShow={showStep} check={checkStep} />
            <div {...part('pictures')}>
              <SubmitRow mode={mode} hasRules={beside.hasRules} />
            </div>
            {after}
          </div>
          <div data-scripted="" {...part('pictures')}>
            <div className="xl:sticky xl:top-24">{aside}</div>
          </div>
          <UnsavedGuard
            form={box}
            words={{
              title: t('unsaved.title'),
              text: t('unsaved.text'),
              stay: t('unsaved.stay'),
              leave: t('unsaved.leave'),
            }}
          />
        </form>
      </FormFrame>
    </FormProvider>
  )
}
