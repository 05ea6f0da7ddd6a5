'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState, type InputEvent, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import { askedFields, type CategoryQuestion } from '@/domain/products/listing/category-asks'
import { judgeEdit, judgeUpload, type CategoryChoice } from '@/domain/products/listing/judge-product'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { issuesOf } from '@/domain/result'
import { useScript } from '@/ui/page/use-script'
import { useActionForm } from '@/ui/forms/use-action-form'
import { fieldId } from './field-id'
import { typedIn, typedOf, type ProductFormAction } from './form-state'
import { FORM_ID, useTypedBefore } from './use-typed-before'
import { labelIssues, missingTexts } from './label-issues'
import type { LockedValues } from './facts/locked-values'
import { useView } from './steps/use-view'
import { wordFormIssues } from './word-form-issues'

type FormInput = {
  mode: 'upload' | 'edit'
  values: ProductValues
  /** Of an edit. */
  locked?: LockedValues
  categories: readonly CategoryChoice[]
  /** Where the seller ships from, of an upload. */
  own?: ShippingPlace
  locale: Locale
  action: ProductFormAction
  failed: string
}
type Problems = { title: string; fields: Record<string, string> }

/** The state of the product form: what is typed, what is wrong with it, and sending it. */
export function useProductForm(given: FormInput) {
  const { mode, values, locked = {}, categories, own, locale, action, failed } = given
  const t = useTranslations('productForm')
  const issueTexts = useTranslations('issues')
  const sent = useActionForm(action, {}, failed)
  const { state, isSending } = sent
  const [start] = useState(() => state.values ?? (state.kept ? typedOf(state.kept) : values))
  const methods = useForm<ProductValues>({ defaultValues: start })
  useTypedBefore(start, locked, methods.reset)
  const isReady = useScript()
  const [found, setFound] = useState<Problems | null>(null)
  const [cleared, setCleared] = useState<readonly string[]>([])
  const answered = useMemo<Problems | null>(
    () => (state.message ? { title: state.message, fields: state.fields ?? {} } : null),
    [state],
  )
  const problems = isSending ? null : (found ?? answered)
  const [main, sub] = useWatch({ control: methods.control, name: ['mainCategory', 'subCategory'] })
  const asks = useMemo(() => asksFor(categories, main, sub), [categories, main, sub])
  const view = useView(locale, problems, askedFields(asks))
  useFirstProblem(problems)
  // Each leads to its field.
  const summary = useMemo(() => {
    const labelled = Object.entries(labelIssues(problems?.fields ?? {}, t, missingTexts(mode, issueTexts)))
    return Object.fromEntries(labelled.map(([path, text]) => [fieldId(path), text]))
  }, [problems, mode, t, issueTexts])

  const judge = (form: HTMLFormElement) => {
    const typed = typedIn(new FormData(form))
    const isListedHere = locked.subCategory === undefined
    return mode === 'upload'
      ? judgeUpload(typed, categories, own)
      : judgeEdit({ ...typed, ...locked }, isListedHere ? categories : undefined)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const issues = issuesOf(judge(event.currentTarget))
    setCleared([])
    setFound(issues.length > 0 ? { title: t('check'), fields: wordFormIssues(issues, issueTexts) } : null)
    if (issues.length > 0) event.preventDefault()
    else sent.form.onSubmit(event)
  }
  /** What is typed anew is judged with the next submit. */
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name && problems?.fields[name] && !cleared.includes(name)) setCleared([...cleared, name])
  }
  const shown = Object.entries(problems?.fields ?? {}).filter(([name]) => !cleared.includes(name))
  return {
    methods,
    isReady,
    isSending,
    problems,
    summary,
    issues: Object.fromEntries(shown),
    answer: state,
    asks,
    view,
    form: { ...sent.form, id: FORM_ID, onSubmit, onInput },
  }
}

const asksFor = (
  categories: readonly CategoryChoice[],
  main: string,
  sub: string,
): readonly CategoryQuestion[] =>
  categories.find(({ id }) => id === main)?.subs.find(({ id }) => id === sub)?.asks ?? []

/** Moves to the first field that is wrong. */
function useFirstProblem(problems: Problems | null) {
  useEffect(() => {
    const [first = ''] = Object.keys(problems?.fields ?? {})
    const [root = ''] = first.split('.')
    const field = document.getElementById(fieldId(first)) ?? document.getElementById(root)
    field?.focus()
  }, [problems])
}
