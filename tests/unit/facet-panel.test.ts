import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '@/messages/en'
import { FacetPanel } from '@/features/shop/list/controls/facet-panel'

const offers = (count: number, chosen = -1) =>
  Array.from({ length: count }, (_, at) => ({
    label: `Choice ${at}`,
    query: `?cert=${at}`,
    count: '1',
    isOn: at === chosen,
  }))
const panel = (group: object, query = '') =>
  renderToStaticMarkup(
    createElement(
      FacetPanel,
      Object({
        view: {
          path: '/products',
          query,
          show: 'Show 16 products',
          groups: [{ key: 'cert', title: 'Certification', offers: [], fields: [], ...group }],
        },
        words: en.browse,
        go: () => undefined,
      }),
    ),
  )

describe('the panel of filters', () => {
  it('shows up to eight values of a kind, of more the first six with the others behind one press', () => {
    expect(panel({ offers: offers(8) })).not.toContain('<details')
    const [before = '', behind = ''] = panel({ offers: offers(9) }).split('<details')
    expect([before.match(/<li>/g)?.length, behind.match(/<li>/g)?.length]).toEqual([6, 3])
    expect(behind).toMatch(/^><summary>Show all<\/summary>/)
  })

  it('opens what is behind where something of it is chosen', () => {
    expect(panel({ offers: offers(9, 8) })).toContain('<details open="">')
    expect(panel({ offers: offers(9, 0) })).toContain('<details><summary>')
  })

  it('shows a colour beside its word', () => {
    const [black] = offers(1)
    expect(panel({ offers: [{ ...black, label: 'Black', color: 'black' }] })).toMatch(
      /data-color="black"><span>Black<\/span>/,
    )
  })

  it('sends a typed price under one name with all that is chosen, and begins at the first page', () => {
    const fields = [{ name: 'price', label: 'Price in $', from: '', to: '150' }]
    const form = panel({ key: 'price', fields }, '?price=-150&color=black&color=white&page=3')
    expect(form.match(/<input[^>]*type="hidden"[^>]*>/g)).toEqual([
      '<input type="hidden" name="color" value="black"/>',
      '<input type="hidden" name="color" value="white"/>',
    ])
    expect(form).toMatch(/<legend>Price in \$<\/legend>.*aria-label="From".*aria-label="Under".*value="150"/)
    expect(form.match(/name="price"/g)).toHaveLength(2)
  })

  it('says how many products the sheet hides', () => {
    expect(panel({})).toContain('Show 16 products</button>')
  })
})
