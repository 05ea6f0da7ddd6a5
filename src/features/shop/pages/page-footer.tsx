import { useLocale, useTranslations } from 'next-intl'
import { InquiryForm } from './inquiry-form'
import { StartSelling } from './start-selling'

/** Below the text of two pages: the partnership form, the seller guide's button (rules L3, L9). */
export function PageFooter({ slug }: { slug: string }) {
  const t = useTranslations('inquiry')
  const locale = useLocale()
  if (slug === 'become-seller') {
    return (
      <p className="mt-8">
        <StartSelling />
      </p>
    )
  }
  if (slug !== 'seller-inquiry') return null
  return (
    <section aria-labelledby="inquiry" className="mt-8 max-w-xl">
      <h2 id="inquiry" className="mb-4 text-xl">
        {t('title')}
      </h2>
      <InquiryForm
        locale={locale}
        words={{
          name: t('name'),
          email: t('email'),
          company: t('company'),
          message: t('message'),
          submit: t('submit'),
          sending: t('sending'),
          notSent: t('notSent'),
        }}
      />
    </section>
  )
}
