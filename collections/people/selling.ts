import { SellerInvitations } from './seller-invitations'
import { SellerPeople } from './seller-people'
import { Sellers } from './sellers'

/** Sellers, with the people who work for them and those who are invited. */
export const SELLING = [Sellers, SellerPeople, SellerInvitations]
