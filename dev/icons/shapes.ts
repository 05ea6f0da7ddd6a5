type Tag = { name: string; attributes: Record<string, string> }
export type Shape = { id: string; attributes: Record<string, string>; path: string }

/** The symbols of a file, each as one path. */
export function shapesIn(svg: string): Shape[] {
  return [...svg.matchAll(/<symbol ([^>]*)>(.*?)<\/symbol>/gs)].map(([, head = '', body = '']) => {
    const { id = '', ...attributes } = attributesIn(head)
    const tags = [...body.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, name = '', rest = '']) => ({
      name,
      attributes: attributesIn(rest),
    }))
    return { id, attributes, path: tags.map(pathOf).join('') }
  })
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

/** Every element as a path that begins at a place of its own, so that they can follow one another in one path. */
function pathOf({ name, attributes }: Tag): string {
  const of = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return absolute(attributes.d ?? '')
  if (name === 'line')
    return `M${of('x1')} ${of('y1')}l${rounded(of('x2') - of('x1'))} ${rounded(of('y2') - of('y1'))}`
  if (name === 'circle') {
    const r = of('r')
    return `M${of('cx') - r} ${of('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0`
  }
  if (name === 'rect') {
    const [r, wide, high] = [of('rx'), of('width') - 2 * of('rx'), of('height') - 2 * of('rx')]
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
    return `M${of('x') + r} ${of('y')}h${wide}${corner(r, r)}v${high}${corner(-r, r)}h${-wide}${corner(-r, -r)}v${-high}${corner(r, -r)}z`
  }
  throw new Error(`icons.svg has an element that is not known here: ${name}`)
}

export const rounded = (value: number) => Math.round(value * 1000) / 1000

/** After `m` numbers go on as a relative line, after `M` as an absolute one. */
const absolute = (d: string) =>
  d.replace(
    /^m(-?[\d.]+)[ ,]?(-?[\d.]+)\s*(.?)/,
    (_, x, y, then) => `M${x} ${y}${/[-\d.]/.test(then) ? `l${then}` : then}`,
  )
