import 'server-only'
import type { createTranslator, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { fail, type Failure } from '@/domain/result'
import { refused, refusedByRule, refusedWith } from './action'
import type { FormState } from '@/domain/forms/form-state'
import { toAgreement } from '@/server/auth/sign-up/to-agreement'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { asSeller } from '@/server/auth/selling'
import { signedInMember, type MemberUser } from '@/server/auth/session/session'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { answerUnavailable } from '@/server/next/response-status'
import { localeIn } from './form'

type Action<S> = (state: S, form: FormData) => Promise<S>
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>
type Translator<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>

export type ActionInput<N extends Namespace> = { form: FormData; locale: Locale; t: Translator<N> }

/** Issues for the wrapper to translate, with the typed values. */
export type FormRefusal = Failure & Pick<FormState, 'kept'>

/** `failed` is the message above the form unless an issue has no field; `failedWith` receives the texts of all issues. */
export type Options<N extends Namespace> = {
  words: N
  failed?: (t: Translator<N>) => string
  failedWith?: (t: Translator<N>, message: string) => string
}

/** Form action for everybody: provides locale and translator, and turns returned issues and broken rules into messages. */
export function visitorAction<N extends Namespace, S extends FormState = FormState>(
  options: Options<N>,
  action: (given: ActionInput<N>) => Promise<NoInfer<S> | FormRefusal>,
): Action<S> {
  return orUnavailable<S>(async (_, form) => {
    const locale = localeIn(form)
    const t = await getTranslations({ locale, namespace: options.words })
    const answer = await action({ form, locale, t }).catch(refusedByRule)
    return 'issues' in answer ? ((await worded(options, answer, { locale, t })) as S) : answer
  })
}

type MemberOptions<N extends Namespace, S> = Options<N> & {
  /** Answer for signed-out callers, if not 'Please sign in first.' */
  signedOut?: (t: Translator<N>, form: FormData) => S | FormRefusal
  /** Also for members who have yet to agree to new terms (rule P7). */
  evenIfTermsDue?: true
}

/** The same for members, read anew for each request. */
export function memberAction<N extends Namespace, S extends FormState = FormState>(
  options: MemberOptions<N, NoInfer<S>>,
  action: (given: ActionInput<N> & { member: MemberUser }) => Promise<NoInfer<S> | FormRefusal>,
): Action<S> {
  const { signedOut = () => fail('account.signIn', ''), evenIfTermsDue } = options
  return visitorAction<N, S>(options, async (given) => {
    const member = await signedInMember()
    if (member?.termsDue && !evenIfTermsDue) await toAgreement(given.locale)
    return member ? action({ ...given, member }) : signedOut(given.t, given.form)
  })
}

/** The same for sellers: `member` is the seller, for all who work there and have the part (rule S59). */
export const sellerAction = <N extends Namespace, S extends FormState = FormState>(
  part: SellerPart,
  options: MemberOptions<N, NoInfer<S>>,
  action: (given: ActionInput<N> & { member: MemberUser }) => Promise<NoInfer<S> | FormRefusal>,
): Action<S> =>
  memberAction<N, S>(options, async (given) => {
    const member = asSeller(given.member, part)
    return member
      ? action({ ...given, member })
      : { ...fail('sellerPeople.notYours', ''), kept: typedValues(given.form) }
  })

async function worded<N extends Namespace>(
  { failed, failedWith }: Options<N>,
  { issues, kept }: FormRefusal,
  { locale, t }: Pick<ActionInput<N>, 'locale' | 't'>,
): Promise<FormState> {
  const state = failedWith
    ? await refusedWith(locale, (message) => failedWith(t, message), issues)
    : await refused(locale, failed?.(t) ?? '', issues)
  return kept ? { ...state, kept } : state
}

/** If the database is unavailable, reports it and returns the typed values, so the form can be sent again. */
function orUnavailable<S extends FormState>(action: Action<S>): Action<S> {
  return async (state, form) => {
    try {
      return await action(state, form)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      console.error(error)
      answerUnavailable()
      const t = await getTranslations({ locale: localeIn(form), namespace: 'errors' })
      const message = `${t('unavailable')} ${t('unavailableText')}`
      return { ok: false, message, isUnavailable: true, kept: typedValues(form) } as S
    }
  }
}

/** Never returned to the form: secrets, and fields Next adds. */
const SECRET = /password|token|^code$|^\$/i

const typedValues = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !SECRET.test(name) ? [[name, value]] : [],
    ),
  )
