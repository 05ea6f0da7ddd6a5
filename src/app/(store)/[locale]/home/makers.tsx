import type { HomeView } from '@/features/pages/home'
import { getTranslations } from 'next-intl/server'
import { atFocalPoint } from '@/ui/picture-style'

/** The makers' band: up to three pictures with a sentence (rule L28). */
export async function Makers({ makers, makersTitle }: Pick<HomeView, 'makers' | 'makersTitle'>) {
  if (makers.length === 0) return null
  const t = await getTranslations('home')
  return (
    <section aria-labelledby="makers">
      <h2 id="makers" lang={makersTitle?.lang} className="mb-4 text-xl md:text-2xl">
        {makersTitle?.text ?? t('makers')}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {makers.map(({ id, picture, text, lang, href }) => (
          <li key={id}>
            <div className="picture aspect-4/3 rounded-md">
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="(width >= 80rem) 26rem, (width >= 48rem) 31vw, calc(100vw - 2rem)"
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                style={atFocalPoint(picture)}
                loading="lazy"
                decoding="async"
              />
            </div>
            <p lang={lang} className="mt-2">
              {href ? (
                <a className="link" href={href}>
                  {text}
                </a>
              ) : (
                text
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
