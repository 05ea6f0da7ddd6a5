'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState, type InputEvent, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import { askedFields, type CategoryQuestion } from '@/domain/products/listing/category-asks'
import { judgeEdit, judgeUpload, type CategoryChoice } from '@/domain/products/listing/judge-product'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { issuesOf, type Issue } from '@/domain/result'
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
  const show = (issues: readonly Issue[]) => {
    setCleared([])
    setFound(issues.length > 0 ? { title: t('check'), fields: wordFormIssues(issues, issueTexts) } : null)
    return issues.length === 0
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (show(issuesOf(judge(event.currentTarget)))) sent.form.onSubmit(event)
    else event.preventDefault()
  }
  /** What is typed wrong in the step that is shown; what is missing there may come later (rule S41). */
  const checkStep = (form: HTMLFormElement) => {
    const isTyped = typedFields(new FormData(form))
    return show(issuesOf(judge(form)).filter(({ path }) => view.isShown(path) && isTyped(path)))
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
    checkStep,
    form: { ...sent.form, id: FORM_ID, onSubmit, onInput },
  }
}

const asksFor = (
  categories: readonly CategoryChoice[],
  main: string,
  sub: string,
): readonly CategoryQuestion[] =>
  categories.find(({ id }) => id === main)?.subs.find(({ id }) => id === sub)?.asks ?? []

/** Whether something is typed in a field, or in one of its parts. */
function typedFields(data: FormData) {
  const names = [...data].flatMap(([name, value]) => (value === '' ? [] : [name]))
  return (path: string) => names.some((name) => name === path || name.startsWith(`${path}.`))
}

/** Moves to the first field that is wrong. */
function useFirstProblem(problems: Problems | null) {
  useEffect(() => {
    const [first = ''] = Object.keys(problems?.fields ?? {})
    const [root = ''] = first.split('.')
    const field = document.getElementById(fieldId(first)) ?? document.getElementById(root)
    field?.focus()
  }, [problems])
}
