import { useLocale, useTranslations } from 'next-intl'
import { BUSINESS_NUMBER, COMPANY_NAME } from '@/domain/people/companies/company'
import { readsAllOrders } from '@/domain/people/companies/role'
import { colon, momentFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { AnsweredField } from '@/ui/forms/fields/answered-field'
import { ActionForm } from '@/ui/forms/action-form'
import { Price } from '@/ui/parts/price'
import { VerifiedBadge } from '@/ui/parts/verified-badge'
import { ApprovalSteps } from './approval-steps'
import { Colleagues, Invitations } from './colleagues'
import { changeCompanyAction, foundCompanyAction, leaveCompanyNow } from './company-actions'
import type { CompanyView } from './company-view'
import type { CompanyTermsView } from './get-company-terms'
import { TermsCard } from './terms-card'

/** Before there is one: what it is for, and the form that makes it (rule M95). */
export function FoundCompany() {
  const t = useTranslations('company')
  const locale = useLocale()
  return (
    <div className="grid max-w-xl gap-6">
      <p className="max-w-prose">{t('intro')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {(['members', 'approvals', 'papers', 'badge'] as const).map((name) => (
          <li key={name}>{t(`gives.${name}`)}</li>
        ))}
      </ul>
      <ActionForm
        action={foundCompanyAction}
        label={t('found')}
        failed={t.raw('failed') as string}
        kind="primary"
        hidden={{ locale }}
      >
        <CompanyFields />
      </ActionForm>
      <p className="text-muted text-sm">{t('invitedInstead')}</p>
    </div>
  )
}

function CompanyFields({ company }: { company?: CompanyView }) {
  const t = useTranslations('company')
  return (
    <>
      <AnsweredField
        name="name"
        label={t('name')}
        maxLength={COMPANY_NAME}
        autoComplete="organization"
        defaultValue={company?.name}
        required
      />
      <AnsweredField
        name="businessNumber"
        label={t('businessNumber')}
        hint={t('businessNumberHint')}
        maxLength={BUSINESS_NUMBER}
        defaultValue={company?.businessNumber}
        required
      />
    </>
  )
}

type Props = { company: CompanyView; isVerified: boolean; terms: CompanyTermsView | null }

/** A company for one of its members: what waits, who is in it, and what they may do (rules M95 to M100). */
export function CompanyScreen({ company, isVerified, terms }: Props) {
  const t = useTranslations('company')
  const locale = useLocale()
  const { name, businessNumber, role } = company
  const isOwner = role === 'owner'
  return (
    <div className="grid gap-10">
      <header className="grid gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl wrap-anywhere">
          {name} {isVerified ? <VerifiedBadge /> : null}
        </h1>
        <p className="text-muted">
          {t('businessNumber')}
          {colon(locale)}
          {businessNumber}
        </p>
        <p>{t(`about.${role}`)}</p>
        <Expenses company={company} />
        {readsAllOrders(role) ? (
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={localePath(locale, '/company/orders')}>{t('allOrders')}</ButtonLink>
            <ButtonLink href={localePath(locale, '/invoices')}>{t('allInvoices')}</ButtonLink>
          </p>
        ) : null}
      </header>
      {isOwner ? <WaitingList company={company} /> : null}
      <TermsCard terms={terms} />
      <Colleagues company={company} />
      {isOwner ? <Invitations company={company} /> : null}
      <section aria-labelledby="settings" className="grid max-w-xl gap-3">
        <h2 id="settings" className="text-lg">
          {t('settings')}
        </h2>
        {isOwner ? (
          <>
            <p className="text-muted text-sm">{t('addressesHint')}</p>
            <ActionForm
              action={changeCompanyAction}
              fold={t('changeCompany')}
              label={t('save')}
              failed={t.raw('failed') as string}
              hidden={{ locale }}
            >
              <CompanyFields company={company} />
            </ActionForm>
          </>
        ) : null}
        <ActionForm
          action={leaveCompanyNow}
          fold={t('leave')}
          label={t('leaveNow')}
          failed={t.raw('failed') as string}
          kind="danger"
          hidden={{ locale }}
        >
          <p className="text-sm">{t(company.colleagues.length > 1 ? 'leaveText' : 'closeText')}</p>
        </ActionForm>
      </section>
    </div>
  )
}

function Expenses({ company: { colleagues, spent } }: Pick<Props, 'company'>) {
  const t = useTranslations('company')
  const locale = useLocale()
  const limit = colleagues.find(({ isMe }) => isMe)?.monthLimit ?? null
  if (spent === null || limit === null) return null
  return <p>{t('spent', { spent: formatMoney(spent, locale), limit: formatMoney(limit, locale) })}</p>
}

/** Orders that wait for an owner: one press approves (rule M100). */
function WaitingList({ company: { waiting, moreWaiting } }: Pick<Props, 'company'>) {
  const t = useTranslations('company')
  const locale = useLocale()
  const moments = momentFormat(locale, 'America/Toronto')
  return (
    <section aria-labelledby="approvals" className="grid gap-3">
      <h2 id="approvals" className="text-lg">
        {t('approvals')}
      </h2>
      {waiting.length === 0 ? <p className="text-muted">{t('nothingWaits')}</p> : null}
      <ul className="grid gap-3">
        {waiting.map(({ checkout, order, number, orders, person, total, until }) => (
          <li
            key={checkout}
            className="border-line bg-raised grid gap-4 rounded-md border p-4 md:grid-cols-[minmax(0,1fr)_18rem]"
          >
            <div className="wrap-anywhere">
              <h3 className="text-base font-semibold tracking-normal">
                <a className="link" href={localePath(locale, `/order/${order}`)}>
                  {t('orderOf', { number, more: orders - 1 })}
                </a>
              </h3>
              <p>{t('orderedBy', { person })}</p>
              <p className="figures font-semibold">
                <Price cents={total} />
              </p>
              {until ? (
                <p className="text-muted text-sm">
                  {t('approval.until', { date: moments.format(new Date(until)) })}
                </p>
              ) : null}
            </div>
            <ApprovalSteps checkout={checkout} about={number} />
          </li>
        ))}
      </ul>
      {moreWaiting > 0 ? <p className="text-muted">{t('moreWait', { count: moreWaiting })}</p> : null}
    </section>
  )
}
