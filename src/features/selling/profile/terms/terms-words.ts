import 'server-only'
import type { Locale } from '@/domain/locale'
import { PROVINCES } from '@/domain/people/address/postal-code'
import { SHIPPING_KINDS } from '@/domain/cart/shipping/shipping'
import { getTranslations } from '@/server/texts/translations'
import { conflictWords } from '@/features/selling/profile/answer-edit'

/** The texts of the form of shipping rules, which runs in the browser. */
export async function termsWords(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'shippingTerms' })
  const names = getTranslations({ locale, namespace: 'provinces' })
  const profile = getTranslations({ locale, namespace: 'profile' })
  return {
    noRules: t('noRules'),
    unreached: t.raw('unreached') as string,
    rule: t.raw('rule') as string,
    newRule: t('newRule'),
    more: t('more'),
    position: t('position'),
    service: t('service'),
    serviceHint: t('serviceHint'),
    serviceFr: t('serviceFr'),
    serviceKo: t('serviceKo'),
    serviceInHint: t('serviceInHint'),
    kind: t('kind'),
    choose: t('choose'),
    kinds: SHIPPING_KINDS.map((kind) => [kind, t(`kinds.${kind}`)] as const),
    amount: t('amount'),
    amountHint: t('amountHint'),
    freeOver: t('freeOver'),
    freeOverHint: t('freeOverHint'),
    daysSaved: t('daysSaved'),
    daysSavedHint: t('daysSavedHint'),
    provinces: t('provinces'),
    everywhere: t('everywhere'),
    names: PROVINCES.map((code) => [code, names(code)] as const),
    edit: t('edit'),
    sentence: {
      line: t.raw('sentence.line') as string,
      everywhere: t('sentence.everywhere'),
      standard: t('trial.standard'),
      quoted: t('trial.quoted'),
      free: t('trial.free'),
      noAmount: t('sentence.noAmount'),
      perBox: t.raw('sentence.perBox') as string,
      perOrder: t.raw('sentence.perOrder') as string,
      freeFrom: t.raw('sentence.freeFrom') as string,
      days: t.raw('sentence.days') as string,
    },
    remove: t('remove'),
    save: t('save'),
    saving: t('saving'),
    failed: t('failed'),
    trial: {
      title: t('trial.title'),
      text: t('trial.text'),
      to: t('trial.to'),
      to2: t('trial.to2'),
      to3: t('trial.to3'),
      nowhere: t('trial.nowhere'),
      boxes: t('trial.boxes'),
      subtotal: t('trial.subtotal'),
      run: t('trial.run'),
    },
    guard: {
      title: profile('unsaved.title'),
      text: profile('unsaved.text'),
      stay: profile('unsaved.stay'),
      leave: profile('unsaved.leave'),
    },
    conflict: await conflictWords(locale),
  }
}

export type TermsWords = Awaited<ReturnType<typeof termsWords>>
