import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import type { MemberUser } from '@/server/auth/session/session'
import { getOwnPage, listPageGoods } from './get-page'
import { PageForm } from './page-form'
import { pageWords } from './page-words'

type Props = { locale: Locale; member: MemberUser; canAct: boolean }

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
      <PageForm {...{ locale, page, goods, canAct }} words={await pageWords(locale)} />
    </>
  )
}
