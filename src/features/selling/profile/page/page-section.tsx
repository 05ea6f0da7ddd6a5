import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import type { MemberUser } from '@/server/auth/session/session'
import { DistrictTexts } from '@/server/texts/district-texts'
import { getOwnPage, listPageGoods } from './get-page'
import { PageForm } from './page-form'

type Props = { locale: Locale; member: MemberUser; canAct: boolean }

const TEXTS = [
  'ownPage',
  'sellerProfile.fields',
  'sellerProfile.sections.holidayText',
  'profile.unsaved',
  'product.holiday',
  'productEdit.conflict',
] as const

/** The form of the own page with what it shows; the page itself is there once something is on sale (rule C55). */
export async function PageSection({ locale, member, canAct }: Props) {
  const t = await getTranslations({ locale, namespace: 'ownPage' })
  const page = await getOwnPage(member, locale)
  const goods = await listPageGoods(member, locale)
  const isThere = page.slug && goods.length > 0
  return (
    <>
      <p className="mb-6">
        {isThere ? (
          <a className="link" href={localePath(locale, `/supplier/${page.slug}`)}>
            {t('open')}
          </a>
        ) : (
          t('notYet')
        )}
      </p>
      <DistrictTexts of={TEXTS}>
        <PageForm {...{ locale, page, goods, canAct }} />
      </DistrictTexts>
    </>
  )
}
