/** Whether a form was sent by a page of ours. Browsers say where a request comes from; what says nothing has no cookies of a person. */
export function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}
