import { Gutter, SetStepNav } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { DocumentViewServerProps } from 'payload'
import { labelText } from '@/messages/label-text'
import { RecordFact } from './record-fact'
import { shownFacts } from './shown-facts'

/** A row that nobody types over, as text and with what can be done about it, in place of Payload's disabled inputs. */
export function RecordScreen({ doc, initPageResult, i18n, payload }: DocumentViewServerProps) {
  const { collectionConfig, req } = initPageResult
  if (!collectionConfig || !doc) return null
  const { slug, admin, fields, labels } = collectionConfig
  const title = String(doc[admin.useAsTitle ?? 'id'] || (labelText(labels.singular, i18n) ?? slug))
  const steps = fields.flatMap((field) => (field.type === 'ui' ? [field.admin.components?.Field ?? []] : []))
  return (
    <main>
      <Gutter className="admin-screen">
        <SetStepNav
          nav={[
            { label: labelText(labels.plural, i18n) ?? slug, url: `/admin/collections/${slug}` },
            { label: title },
          ]}
        />
        <h1>{title}</h1>
        <dl className="panel-facts">
          {shownFacts(fields, doc, i18n).map(({ key, label, field, value, row }) => (
            <div key={key} className="panel-fact">
              <dt>{label}</dt>
              <dd className="panel-words">
                <RecordFact field={field} value={value} row={row} req={req} i18n={i18n} />
              </dd>
            </div>
          ))}
        </dl>
        {RenderServerComponent({
          Component: steps.flat(),
          importMap: payload.importMap,
          serverProps: { data: doc, payload, user: req.user, i18n, collectionSlug: slug },
        })}
      </Gutter>
    </main>
  )
}
