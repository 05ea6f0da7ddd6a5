import { useLocale, useTranslations } from 'next-intl'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { Dialog } from '@/ui/parts/dialog'
import { DialogButton } from '@/ui/parts/dialog-button'
import { Icon } from '@/ui/parts/icon'
import { InlineScript } from '@/ui/page/inline-script'
import { LanguageLinks, LanguageMenu } from '@/ui/frame/header/language-menu'
import { Logo } from '@/ui/parts/logo'
import { ClosePopovers } from '@/ui/parts/close-popovers'
import { ThemeSwitch } from '@/ui/frame/header/theme-switch'
import { HeaderCounts } from './header-counts'
import { SideMenu } from './side-menu'

/** `company` is null for anybody who is not a seller: then there is no menu. */
type Props = { siteName: string; company: string | null; may: (part: SellerPart) => boolean }

export function SellerHeader({ siteName, company, may }: Props) {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <>
      <header className="page-header no-print">
        <div className="wrap header-row">
          {company === null ? null : <MenuSheet company={company} may={may} />}
          <a className="me-auto shrink-0" href={localePath(locale, company === null ? '/' : '/seller')}>
            <Logo name={siteName} />
          </a>
          {company === null ? null : <Company className="hidden lg:flex" name={company} />}
          {/* Not at the edge, which a long count would cross. */}
          {company === null ? null : <HeaderCounts hasInbox={may('orders')} />}
          <div className={company === null ? undefined : 'hidden lg:block'}>
            <LanguageMenu locale={locale} label={t('language')} />
          </div>
          <ThemeSwitch
            toDark={t('toDark')}
            toLight={t('toLight')}
            dark={<Icon name="moon" />}
            light={<Icon name="sun" />}
          />
        </div>
      </header>
      <InlineScript run="fillHeader" />
      <ClosePopovers />
    </>
  )
}

function Company({ name, className }: { name: string; className: string }) {
  const t = useTranslations('account')
  return (
    <p className={`min-w-0 items-center gap-2 ${className}`}>
      <span className="truncate">{name}</span>
      <Badge tone="celadon">{t('seller')}</Badge>
    </p>
  )
}

const SHEET =
  'fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(100vw,22rem)] overflow-y-auto rounded-none border-0 border-e p-4'

/** The side menu of a narrow screen, with the languages: a sheet at its left edge. */
function MenuSheet({ company, may }: { company: string; may: Props['may'] }) {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <div className="lg:hidden">
      <DialogButton dialog="menu" className="button button-icon -ms-2" aria-label={t('menu')}>
        <Icon name="menu" />
      </DialogButton>
      <Dialog id="menu" title={t('menu')} closeLabel={t('close')} className={SHEET}>
        <Company className="flex px-3 py-2" name={company} />
        <SideMenu may={may} className="grid gap-3" />
        <nav aria-label={t('language')} className="border-line mt-3 flex flex-wrap border-t pt-3">
          <LanguageLinks locale={locale} />
        </nav>
      </Dialog>
    </div>
  )
}
