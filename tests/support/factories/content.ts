const ELEMENT = { version: 1, format: '', indent: 0, direction: null }

/** A part of a rich text, as the editor stores it. */
export const part = (type: string, more: object = {}, children: object[] = []) => ({
  type,
  ...ELEMENT,
  ...more,
  children,
})

export const words = (text: string, more: object = {}) => ({
  ...{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
  ...more,
})

export const paragraph = (...children: object[]) => part('paragraph', {}, children)
export const content = (...children: object[]) => ({ root: part('root', {}, children) })

export const link = (fields: object, ...children: object[]) =>
  part('link', { version: 3, fields: { linkType: 'custom', newTab: false, ...fields } }, children)

export const linkTo = (relationTo: string, value: unknown, ...children: object[]) =>
  link({ linkType: 'internal', doc: { relationTo, value } }, ...children)

/** The editor stores null as the fields of one that was just chosen. */
export const picture = (value: string, fields: object | null = {}, relationTo = 'media') => ({
  ...{ type: 'upload', version: 3, format: '', id: 'a'.repeat(24) },
  relationTo,
  value,
  fields,
})

export const block = (blockType: string, fields: object = {}) => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: 'b'.repeat(24), blockType, blockName: '', ...fields },
})

const cell = (text: string, headerState: number, more: object = {}) =>
  part('tablecell', { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null, ...more }, [
    paragraph(words(text)),
  ])

/** A table whose first row names the columns. */
export const table = (rows: string[][], more: object = {}) =>
  part(
    'table',
    {},
    rows.map((row, at) =>
      part(
        'tablerow',
        {},
        row.map((text) => cell(text, at === 0 ? 1 : 0, more)),
      ),
    ),
  )

/** Lists in one another. */
export const nested = (levels: number): object =>
  part('list', { listType: 'bullet', tag: 'ul', start: 1 }, [
    part('listitem', { value: 1 }, [levels > 1 ? nested(levels - 1) : words('Deep')]),
  ])
