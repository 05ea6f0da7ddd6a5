import type { GlobalConfig } from 'payload'
import { entityLabels, labelled, labelledAdmin } from '~/collections/labels/labelled'

/** Defaults of a global, and what the panel calls it and its fields. */
export const defineGlobal = ({ slug, admin, fields, ...rest }: GlobalConfig): GlobalConfig => ({
  slug,
  graphQL: false,
  label: entityLabels(slug).one,
  ...rest,
  admin: labelledAdmin(slug, { hideAPIURL: true, ...admin }),
  fields: labelled(slug, fields),
})
