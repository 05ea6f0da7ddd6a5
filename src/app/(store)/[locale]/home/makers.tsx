import { getTranslations } from 'next-intl/server'
import type { HomeView } from '@/features/shop/pages/home'
import type { Maker } from '@/features/shop/supplier/supplier-view'
import { atFocalPoint } from '@/ui/parts/picture-style'

type Props = Pick<HomeView, 'makers' | 'makersTitle'> & { sellers?: Maker[] }
type MakerView = HomeView['makers'][number] & { place?: string }

/** The makers' band: up to three pictures with a sentence (rule L28); where editors have none, three sellers with what they sell (rule L34). */
export async function Makers({ makers, makersTitle, sellers = [] }: Props) {
  const shown: MakerView[] = makers.length > 0 ? makers : sellers
  if (shown.length === 0) return null
  const t = await getTranslations('home')
  return (
    <section aria-labelledby="makers">
      <h2 id="makers" lang={makersTitle?.lang} className="mb-4 text-xl md:text-2xl">
        {makersTitle?.text ?? t('makers')}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {shown.map((maker) => (
          <li key={maker.id} className="relative">
            <MakerCard maker={maker} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The link, if there is one, covers the picture too. Pictures of products are upright, so less is cut off. */
function MakerCard({ maker: { picture, text, lang, href, place } }: { maker: MakerView }) {
  return (
    <>
      <div className={`picture rounded-md ${place ? 'aspect-square' : 'aspect-4/3'}`}>
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
          <a className="link after:absolute after:inset-0" href={href}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {place ? <p className="text-muted text-sm">{place}</p> : null}
    </>
  )
}
