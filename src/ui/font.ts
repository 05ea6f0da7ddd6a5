import localFont from 'next/font/local'

/** Pretendard's Latin, cut by `fonts/make.py`; its Hangul lies in public/fonts for Korean pages only. */
export const maruSans = localFont({
  src: './fonts/maru-sans.woff2',
  weight: '400 700',
  variable: '--font-maru',
  // Preloaded, so it is nearly always there before the first paint; where it is not, nothing jumps when it comes.
  display: 'optional',
  adjustFontFallback: 'Arial',
})

export const HANGUL_STYLES = '/fonts/hangul.css'
export const HANGUL_CORE = '/fonts/hangul-core.woff2'
