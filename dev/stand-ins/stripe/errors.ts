type Detail = { code?: string; param?: string; decline_code?: string; charge?: string }

/**
 * An error in Stripe's words. `kept` says whether an idempotency key remembers it: Stripe keeps an answer
 * from the moment it starts to act, not one that was refused for its parameters.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly detail: Detail = {},
    readonly kept = false,
  ) {
    super(message)
  }

  get body() {
    const { code } = this.detail
    const doc_url = code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
    return { error: { ...this.detail, doc_url, message: this.message, type: this.type } }
  }
}

export function badParam(message: string, detail: Detail = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, detail)
}

/** Refused while acting on it: the state of things does not allow it. */
export function refused(message: string, detail: Detail = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, detail, true)
}

export function noSuch(kind: string, id: string, param: string, status = 404): ApiError {
  const detail = { code: 'resource_missing', param }
  return new ApiError(status, 'invalid_request_error', `No such ${kind}: '${id}'`, detail, true)
}

export function unknownUrl(method: string, path: string): ApiError {
  const where = `Unrecognized request URL (${method}: ${path}).`
  const help = 'Please see https://stripe.com/docs or we can help at https://support.stripe.com/.'
  return new ApiError(404, 'invalid_request_error', `${where} ${help}`)
}

export function unauthorized(key: string): ApiError {
  const missing =
    "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/."
  const wrong = `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`
  return new ApiError(401, 'invalid_request_error', key ? wrong : missing)
}
