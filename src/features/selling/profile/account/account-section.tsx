import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import type { MemberUser } from '@/server/auth/session/session'
import { asSystem } from '@/server/db/data'
import { DistrictTexts } from '@/server/texts/district-texts'
import { PayoutAccountForm } from './payout-account-form'
import { getAccount } from './get-account'

type Props = { locale: Locale; member: MemberUser; canAct: boolean }

/** The account payouts go to, and when money is settled and asked for (rules P8, M38, M43). */
export async function AccountSection({ locale, member, canAct }: Props) {
  const t = await getTranslations('payoutAccount')
  const { payoutMinimum } = await (
    await asSystem()
  ).findGlobal({ slug: 'settings', select: { payoutMinimum: true } })
  return (
    <section aria-labelledby="payout-account" className="grid gap-5">
      <div>
        <h2 id="payout-account" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-muted">{t('text')}</p>
      </div>
      {member.hasPassword || !canAct ? null : (
        <p className="border-line border-y py-4">
          {t('noPassword')}{' '}
          <a className="link" href={localePath(locale, '/forgot')}>
            {t('setPassword')}
          </a>
        </p>
      )}
      <DistrictTexts of={['payoutAccount', 'profile.unsaved', 'productEdit.conflict']}>
        <PayoutAccountForm
          locale={locale}
          {...await getAccount(member)}
          hasPassword={member.hasPassword}
          canAct={canAct}
          minimum={formatMoney(payoutMinimum, locale)}
        />
      </DistrictTexts>
    </section>
  )
}
