import { rounded, shapesIn, type Shape } from './shapes'

const SIZE = 24

/** `src/ui/styles/icons.css` and `src/ui/parts/icon-name.ts` of the shapes in `dev/icons/icons.svg`. */
export function iconFiles(svg: string): { css: string; names: string } {
  const shapes = shapesIn(svg)
  const icons = shapes.filter(({ attributes }) => !attributes.viewBox)
  const marks = shapes.filter(({ attributes }) => attributes.viewBox)
  const names = icons.map(({ id }) => `  | '${id}'\n`).join('')
  return {
    css: stylesOf(icons, marks),
    names: `// Made from icons.svg by npm run generate.\nexport type IconName =\n${names}`,
  }
}

/** Icons fill their place of 24 by 24; what has a viewBox is as wide, and has the room that it says. */
function stylesOf(icons: Shape[], marks: Shape[]): string {
  let end = icons.length * SIZE
  const placed = marks.map((mark) => {
    const [x = 0, y = 0, width = 1, height = 0] = (mark.attributes.viewBox ?? '').split(' ').map(Number)
    const top = end
    end += Number(mark.attributes['data-room'])
    const scale = SIZE / width
    return {
      ...mark,
      top,
      high: rounded(scale * height),
      scale,
      move: x || y ? ` translate(${-x} ${-y})` : '',
    }
  })
  const rows = icons.map(
    ({ path }, at) => `<path ${at ? `transform='translate(0 ${at * SIZE})' ` : ''}d='${path}'/>`,
  )
  const rest = placed.map(({ top, scale, move, path, attributes: { stroke, 'stroke-linejoin': join } }) => {
    const drawn = `${stroke ? `stroke='${stroke}' ` : ''}${join ? `stroke-linejoin='${join}' ` : ''}`
    return `<path transform='translate(0 ${top}) scale(${String(rounded(scale)).replace(/^0/, '')})${move}' ${drawn}d='${path}'/>`
  })
  const image = [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${end}'>`,
    `<g fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>`,
    ...rows,
    '</g>',
    ...rest,
    '</svg>',
  ]
  const place = (id: string) => {
    const mark = placed.find((each) => each.id === id)
    if (!mark) throw new Error(`icons.svg has no ${id}`)
    return `calc(100% * ${mark.top} / ${rounded(end - mark.high)})`
  }
  return `/*
 * Made from icons.svg by npm run generate: lucide (ISC licence), 1.5 px. Icons are CSS masks, so markup never repeats a shape. All are
 * in one image, one below the other: the browser builds a document per image, which was slower than laying out the page.
 */
@layer components {
  .icon,
  .stars {
    --shapes: url("data:image/svg+xml,${image.join('\\\n').replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}");

    mask: var(--shapes) 0 var(--place) / 100% auto no-repeat;
    forced-color-adjust: none;
  }

  .icon {
    --place: calc(100% * ${SIZE} / ${end - SIZE} * var(--shape));

    display: inline-block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    background: currentColor;
    vertical-align: -0.25em;
  }

${icons.map(({ id }, at) => `  .icon-${id} {\n    --shape: ${at};\n  }\n`).join('\n')}
  .logo-hangul {
    --place: ${place('logo-hangul')};

    height: 0.625em;
  }

  /* Five stars. */
  .stars {
    --place: ${place('stars')};
  }
}
`
}
