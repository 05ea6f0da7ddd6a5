/** Where everything is sent. */
export const ADDRESS = {
  firstName: 'Jo',
  lastName: 'Kim',
  address: '12 King Street West',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 1A1',
}
