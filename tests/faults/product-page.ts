import { until } from './shop'

const open = async (site: string, product: string) => (await fetch(`${site}/product/${product}`)).text()

/** Visits the page until it shows a name; in how many seconds that was. */
export const showing = (site: string, product: string, name: string, seconds: number) =>
  until(
    `the page of a product showing ${name}`,
    async () => (await open(site, product)).includes(name),
    seconds,
    50,
  )
