import type { OpeningStep } from '@/domain/staff/opening'
import { getOpeningSteps } from './get-opening-steps'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { SCREENS } from '@/admin/screens'
import { adminWords } from '@/admin/parts/words'

type Props = { user?: unknown; i18n: { language: string } }

const SETTINGS = '/admin/globals/settings'

/** Where a step is done; what the environment says is done outside the panel. */
const WHERE: Partial<Record<OpeningStep, string>> = {
  admin: '/admin/second-factor',
  categories: '/admin/collections/categories',
  legalName: SETTINGS,
  address: SETTINGS,
  phone: SETTINGS,
  contacts: SETTINGS,
  taxNumbers: SETTINGS,
  transfers: `/admin${SCREENS.moneySettings.path}`,
  pages: '/admin/collections/pages',
  seller: `/admin${SCREENS.sellerQueue.path}`,
  product: `/admin${SCREENS.productQueue.path}`,
}

/** Above the dashboard, for admins: what is left to do before the shop can open, until nothing is (rule Q11). */
export async function OpeningSteps({ user, i18n }: Props) {
  if (!isAdminUser(user)) return null
  const left = await getOpeningSteps()
  if (!left || left.steps.length === 0) return null
  const t = adminWords(i18n, 'staff.opening')
  return (
    <section aria-labelledby="opening-steps" className="field-type" style={BOX}>
      <h3 id="opening-steps" style={{ marginTop: 0 }}>
        {t('title', { count: left.steps.length })}
      </h3>
      <p>{t('about')}</p>
      <ol>
        {left.steps.map((step) => (
          <li key={step}>
            {WHERE[step] ? <a href={WHERE[step]}>{t(`steps.${step}`)}</a> : t(`steps.${step}`)}
            {step === 'pages' ? ` (${left.pages.map((slug) => `/${slug}`).join(', ')})` : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

const BOX = {
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 4,
  padding: '1rem 1.25rem',
  marginBottom: '1.5rem',
}
