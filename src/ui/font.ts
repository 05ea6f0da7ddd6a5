import localFont from 'next/font/local'

/** Pretendard's Latin, cut by `fonts/make.py`; its Hangul lies in public/fonts for Korean pages only. */
export const maruSans = localFont({
  src: './fonts/maru-sans.woff2',
  weight: '400 700',
  variable: '--font-maru',
  adjustFontFallback: 'Arial',
})

export const HANGUL_STYLES = '/fonts/hangul.css'
export const HANGUL_CORE = '/fonts/hangul-core.woff2'
