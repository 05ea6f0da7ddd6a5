import { useFormatter, useTranslations } from 'next-intl'
import { contentInFeet, type Content } from '@/domain/products/facts/content'
import { feetAndInches, imperialSize, inchesText, poundsOf } from '@/domain/products/facts/imperial'

/** Content, weight and a written size in feet, pounds and inches (rule C60); null where there is none. */
export function useImperial() {
  const t = useTranslations('product.imperial')
  const format = useFormatter()
  const long = (sixteenths: number) => {
    const { feet, inches } = feetAndInches(sixteenths)
    if (feet === 0) return t('inches', { sides: inches })
    return inches ? t('feetAndInches', { feet, inches }) : t('feet', { feet })
  }
  return {
    content: (content: Content) => {
      const inFeet = contentInFeet(content)
      return inFeet && t(inFeet.unit, { amount: inFeet.amount })
    },
    weight: (kilograms: number) => {
      const pounds = poundsOf(kilograms)
      return t('pounds', { weight: format.number(pounds, { maximumFractionDigits: pounds < 1 ? 2 : 1 }) })
    },
    size: (written: string) => {
      const size = imperialSize(written)
      if (!size) return null
      const { sides, isLong } = size
      const texts = sides.map(({ sign, sixteenths }) => sign + (isLong ? long : inchesText)(sixteenths))
      return isLong ? texts.join(' × ') : t('inches', { sides: texts.join(' × ') })
    },
  }
}
