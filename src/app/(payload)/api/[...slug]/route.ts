import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { guardRest } from '@/server/http/rest/rest-guard'

export const GET = guardRest(REST_GET(config))
export const POST = guardRest(REST_POST(config))
export const PATCH = guardRest(REST_PATCH(config))
export const DELETE = guardRest(REST_DELETE(config))
