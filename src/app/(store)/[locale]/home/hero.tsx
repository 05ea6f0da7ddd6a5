import { getTranslations } from 'next-intl/server'
import type { HomeView } from '@/features/shop/pages/home'
import { ButtonLink } from '@/ui/parts/button'
import { atFocalPoint } from '@/ui/parts/picture-style'

const WIDE = [960, 1440, 1920].map((width) => `/rooms/hero-${width}.webp ${width}w`).join(', ')

/** Headline; the search field is that of the header. One wide picture below, from tablet width on behind them. Editors may put words, picture and a button of their own (rule L28). */
export async function Hero({ home }: { home: HomeView }) {
  const t = await getTranslations('home')
  const { headline, promise, picture, button } = home
  return (
    <section className="hero">
      <div className="wrap md:text-on-picture pt-6 md:relative md:z-1 md:pt-[clamp(2rem,16vw-6.25rem,9.25rem)] md:pb-8">
        <div className="grid max-w-md gap-4 md:w-[42%]">
          <h1 lang={headline?.lang} className="text-2xl font-semibold xl:text-3xl">
            {headline?.text ?? t('headline')}
          </h1>
          <p lang={promise?.lang} className="text-lg">
            {promise?.text ?? t('promise')}
          </p>
          {button ? (
            <p>
              <ButtonLink kind="primary" href={button.href} lang={button.lang}>
                {button.text}
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
      <div className="picture aspect-[4/3.6] md:aspect-auto md:h-(--height)">
        {picture ? (
          <img
            className="object-[50%_78%] md:object-[50%_90%]"
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="100vw"
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            style={atFocalPoint(picture, '50% 50%')}
            fetchPriority="high"
            decoding="sync"
          />
        ) : (
          <OwnPicture />
        )}
      </div>
    </section>
  )
}

function OwnPicture() {
  return (
    <picture>
      <source media="(width >= 48rem)" srcSet={WIDE} sizes="100vw" width={1920} height={1080} />
      <img
        className="object-[50%_78%] md:object-[50%_90%]"
        src="/rooms/hero-portrait-780.webp"
        width={780}
        height={975}
        alt=""
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  )
}
