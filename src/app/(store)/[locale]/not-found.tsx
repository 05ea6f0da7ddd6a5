import { getLocale } from 'next-intl/server'
import { Home } from './home'

/** Whatever is not there shows the home page (spec 2, ruling L2); Next answers 404 and noindex. */
export default async function NotFound() {
  return <Home locale={await getLocale()} />
}
