'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { useScript } from '@/ui/page/use-script'
import { BulkBar } from '@/features/selling/listing/commands/bulk-bar'
import { useChosen, type RowSelection } from './use-chosen'

export type OwnTableRow = RowSelection & {
  product: ReactNode
  price: ReactNode
  stock: ReactNode
  views: ReactNode
  status: ReactNode
  actions: ReactNode
}

/** The columns between the product and its status. */
const NUMBERS = ['price', 'stock', 'views'] as const

type Props = { seller: string; rows: OwnTableRow[]; canAct: boolean }

/** A seller's products: a table, under 75rem a list of cards (rules S20, S38). Without script all of it but choosing works. */
export function OwnProductTable({ seller, rows, canAct }: Props) {
  const { chosen, choose, clear } = useChosen(seller)
  const isReady = useScript()
  const ids = new Set(rows.map(({ id }) => id))
  const t = useTranslations('productTable')
  const labelled = (name: 'price' | 'stock' | 'views', content: ReactNode) => (
    <>
      <p className="product-table-label" aria-hidden="true">
        {t(`columns.${name}`)}
      </p>
      {content}
    </>
  )
  return (
    <>
      {rows.length > 0 ? (
        <Table
          aria-label={t('label')}
          className="product-table"
          data-ready={isReady ? '' : undefined}
          selectionMode={canAct ? 'multiple' : 'none'}
          selectedKeys={chosen.map(({ id }) => id).filter((id) => ids.has(id))}
          onSelectionChange={(keys) =>
            choose(rows.map(chosenOf), keys === 'all' ? ids : new Set([...keys].map(String)))
          }
          // Arrows go from cell to cell; Tab reaches what is in one, so that a list of choices keeps its own arrows.
          keyboardNavigationBehavior="tab"
        >
          <TableHeader>
            {canAct ? (
              <Column className="product-table-choice">
                <ChoiceBox>{t('selectAll')}</ChoiceBox>
              </Column>
            ) : null}
            <Column isRowHeader className="product-table-product">
              {t('columns.product')}
            </Column>
            {NUMBERS.map((name) => (
              <Column key={name} className={`product-table-${name}`}>
                {t(`columns.${name}`)}
              </Column>
            ))}
            <Column className="product-table-status">{t('columns.status')}</Column>
            <Column className="product-table-actions">
              <span className="sr-only">{t('columns.actions')}</span>
            </Column>
          </TableHeader>
          <TableBody items={rows} dependencies={[canAct, t]}>
            {(row) => (
              <Row textValue={row.name}>
                {canAct ? (
                  <Cell className="product-table-choice">
                    <ChoiceBox />
                  </Cell>
                ) : null}
                <Cell className="product-table-product" textValue={row.name}>
                  <Inner>{row.product}</Inner>
                </Cell>
                {NUMBERS.map((name) => (
                  <Cell key={name} className={`product-table-${name}`}>
                    <Inner>{labelled(name, row[name])}</Inner>
                  </Cell>
                ))}
                <Cell className="product-table-status">
                  <Inner>{row.status}</Inner>
                </Cell>
                <Cell className="product-table-actions">
                  <Inner>{row.actions}</Inner>
                </Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      ) : null}
      {canAct ? <BulkBar chosen={chosen} canAct={canAct} onDone={clear} /> : null}
    </>
  )
}

const chosenOf = ({ id, name }: OwnTableRow): RowSelection => ({ id, name })

function ChoiceBox({ children }: { children?: ReactNode }) {
  return (
    <Checkbox slot="selection" className="choice-box">
      <span className="choice-box-mark" aria-hidden="true" />
      {children ? <span className="product-table-label">{children}</span> : null}
    </Checkbox>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Keys pressed in a dialog or a menu are no keys of the table; Tab is, as it leads out of a cell. */
const stopKey = (event: KeyboardEvent) => {
  const isInDialog = event.target instanceof Element && event.target.closest('dialog, [popover]') !== null
  if (event.key !== 'Tab' || isInDialog) event.stopPropagation()
}

/** The content of a cell. Pressing a link or a button in it chooses no row, and its text can be selected. */
function Inner({ children }: { children: ReactNode }) {
  return (
    <div onPointerDown={stop} onMouseDown={stop} onTouchStart={stop} onClick={stop} onKeyDown={stopKey}>
      {children}
    </div>
  )
}
