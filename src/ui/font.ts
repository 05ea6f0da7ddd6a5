import localFont from 'next/font/local'

/** Pretendard's Latin, subset by `fonts/make.py`; its Hangul is in public/fonts, for Korean pages only. */
export const maruSans = localFont({
  src: './fonts/maru-sans.woff2',
  weight: '400 700',
  variable: '--font-maru',
  // Preloaded, so it is nearly always ready before the first paint; if not, the fallback stays and nothing shifts.
  display: 'optional',
  adjustFontFallback: 'Arial',
})

export const HANGUL_STYLES = '/fonts/hangul.css'
export const HANGUL_CORE = '/fonts/hangul-core.woff2'
