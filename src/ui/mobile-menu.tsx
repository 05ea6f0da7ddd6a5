import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { AccountLinks } from './account-links'
import { AccountName } from './account-menu'
import { Dialog } from './dialog'
import { DialogButton } from './dialog-button'
import { Icon } from './icon'
import { LanguageLinks } from './language-switch'
import { BROWSE, type CategoryLink } from './navigation'
import { SignInLinks } from './sign-in-links'

/** The same ways as the wide header, on a sheet. */
export function MobileMenu({ categories }: { categories: CategoryLink[] }) {
  const t = useTranslations('header')
  const lists = useTranslations('lists')
  const locale = useLocale()
  return (
    <>
      <DialogButton dialog="menu" className="button button-icon -ms-2" aria-label={t('menu')}>
        <Icon name="menu" />
      </DialogButton>
      <Dialog
        id="menu"
        title={t('menu')}
        closeLabel={t('close')}
        className="dialog-sheet overflow-y-auto p-4"
      >
        <SignInLinks className="my-3 grid grid-cols-2 gap-2" />
        <div className="border-line border-b pb-3" data-for="buyer seller pending staff">
          <p className="text-muted flex items-center gap-2 px-3 py-2">
            <AccountName />
          </p>
          <AccountLinks />
        </div>
        <nav aria-label={t('main')} className="border-line border-b py-3">
          <ul>
            {BROWSE.map((list) => (
              <li key={list}>
                <a className="menu-item" href={localePath(locale, `/${list}`)}>
                  {lists(`${list}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('categories')} className="border-line border-b py-3">
          {categories.map((category) => (
            <details key={category.slug} name="category" className="group">
              <summary className="menu-item justify-between">
                {category.name}
                <Icon name="down" className="transition-transform group-open:rotate-180" />
              </summary>
              <ul className="mb-2 ps-3">
                {[{ ...category, name: t('allOf', { category: category.name }) }, ...category.children].map(
                  (link) => (
                    <li key={link.href}>
                      <a className="menu-item" href={link.href}>
                        {link.name}
                      </a>
                    </li>
                  ),
                )}
              </ul>
            </details>
          ))}
        </nav>
        <nav aria-label={t('language')} className="flex py-3">
          <LanguageLinks className="menu-item" />
        </nav>
      </Dialog>
    </>
  )
}
