import type { HomeView } from '@/features/shop/pages/home'

/** Up to three lines of editors above the home page (rule L28). */
export function Banners({ banners }: Pick<HomeView, 'banners'>) {
  if (banners.length === 0) return null
  return (
    <ul className="bg-celadon-wash mt-3 md:mt-0">
      {banners.map(({ id, text, lang, href }) => (
        <li key={id} lang={lang} className="wrap py-2 text-center font-medium">
          {href ? (
            <a className="link" href={href}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
