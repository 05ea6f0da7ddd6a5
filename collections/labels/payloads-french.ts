import { fr } from '@payloadcms/translations/languages/fr'

type Texts = Record<string, Record<string, string>>

/** What Payload says in words that fit no gender, or of another thing; {{label}} is the name of a collection or field. */
const OTHERWISE: Texts = {
  error: {
    documentNotFound:
      'Ce document ({{id}}) est introuvable. Il a peut-être été supprimé, ou vous n’y avez pas accès.',
    // The panel puts the number of fields before the colon.
    followingFieldsInvalid_other: 'Les champs suivants ne sont pas valides:',
  },
  fields: {
    addLabel: 'Ajouter : {{label}}',
    addNew: 'Ajouter',
    addNewLabel: 'Ajouter : {{label}}',
    chooseFromExisting: 'Choisir parmi les éléments existants',
    chooseLabel: 'Choisir : {{label}}',
    newLabel: 'Création : {{label}}',
    selectExistingLabel: 'Choisir un élément existant : {{label}}',
    toggleBlock: 'Ouvrir ou fermer le bloc',
    uploadNewLabel: 'Téléverser : {{label}}',
  },
  general: {
    aboutToDelete: 'Vous êtes sur le point de supprimer <1>{{title}}</1> ({{label}}). Voulez-vous continuer?',
    ascending: 'croissant',
    created: 'Création',
    createdAt: 'Date de création',
    createNew: 'Créer',
    createNewLabel: 'Créer : {{label}}',
    creatingNewLabel: 'Création : {{label}}',
    deletedSuccessfully: 'Suppression réussie.',
    deleteLabel: 'Supprimer : {{label}}',
    descending: 'décroissant',
    edit: 'Modifier',
    editLabel: 'Modifier : {{label}}',
    editing: 'Modification',
    globals: 'Réglages',
    locales: 'Langues',
    leaveWithoutSaving: 'Quitter sans enregistrer',
    newLabel: 'Créer : {{label}}',
    none: 'Aucune valeur',
    noResults:
      'Aucun résultat ({{label}}). Rien n’existe encore, ou rien ne correspond aux filtres indiqués ci-dessus.',
    noResultsDescription: 'Rien n’existe encore, ou rien ne correspond aux filtres indiqués ci-dessus.',
    perPage: 'Par page : {{limit}}',
    notFound: 'Introuvable',
    saving: 'Enregistrement en cours…',
    selectLabel: 'Choisir : {{label}}',
    sortByLabelDirection: 'Trier par {{label}}, ordre {{direction}}',
    successfullyCreated: '{{label}} : création réussie.',
    successfullyDuplicated: '{{label}} : copie réussie.',
    titleDeleted: '{{label}} : « {{title}} » est supprimé.',
    unsavedChanges:
      'Certaines modifications ne sont pas enregistrées. Enregistrez-les ou annulez-les avant de continuer.',
  },
  localization: {
    cannotCopySameLocale: 'Impossible de copier vers la même langue',
    copyFromTo: 'Copier de {{from}} vers {{to}}',
    copyTo: 'Copier vers',
    copyToLocale: 'Copier vers une autre langue',
    selectLocaleToCopy: 'Choisissez la langue à copier',
  },
  upload: {
    bulkUpload: 'Téléverser plusieurs fichiers',
    filesToUpload: 'Fichiers à téléverser',
    fileToUpload: 'Fichier à téléverser',
  },
  validation: {
    emailAddress: 'Entrez une adresse courriel valide.',
  },
  version: {
    aboutToRevertToPublished:
      'Vous êtes sur le point d’annuler les modifications et de revenir à la version publiée. Voulez-vous continuer?',
    comparingAgainst: 'Comparée à',
    currentDraft: 'Brouillon actuel',
    currentlyPublished: 'Publiée actuellement',
    currentlyViewing: 'Version affichée',
    currentPublishedVersion: 'Version publiée actuelle',
    modifiedOnly: 'Changements seulement',
    noRowsFound: 'Aucun résultat : {{label}}',
    previouslyDraft: 'Brouillon antérieur',
    previouslyPublished: 'Publiée antérieurement',
    previousVersion: 'Version précédente',
    publishAllLocales: 'Publier toutes les langues',
    restoredSuccessfully: 'Restauration réussie.',
    selectLocales: 'Choisissez les langues à afficher',
    showLocales: 'Afficher les langues :',
    revertToPublished: 'Revenir à la version publiée',
    status: 'État',
  },
}

/** The menu of the editor of pages. */
export const EDITORS_FRENCH = {
  checklist: { label: 'Liste de cases à cocher' },
  heading: { label: 'Titre {{headingLevel}}' },
  upload: { label: 'Téléverser' },
}

/** What Quebec writes otherwise than France. */
const RULES: readonly [RegExp, string][] = [
  [/\s*Êtes-vous sûr(?: de vouloir continuer)?\s*\?/g, ' Voulez-vous continuer?'],
  [/Êtes-vous sûr de vouloir /g, 'Voulez-vous vraiment '],
  [/\b([Cc])et e-?mail\b/g, '$1e courriel'],
  [/\bE-?mail\b/g, 'Courriel'],
  [/\be-?mail\b/g, 'courriel'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/\s+(?=[?!;])/g, ''],
  [/ :/g, '\u00a0:'],
  [/« /g, '«\u00a0'],
  [/ »/g, '\u00a0»'],
  [/\.\.\./g, '…'],
]

const write = (text: string) => RULES.reduce((said, [from, to]) => said.replaceAll(from, to), text).trim()

/** Payload's own French as Quebec writes it: no space before ? ! ; and a no-break one before a colon, courriel, téléverser. */
export const PAYLOADS_FRENCH: Texts = Object.fromEntries(
  Object.entries(fr.translations as Texts).map(([group, texts]) => {
    const all = Object.entries({ ...texts, ...OTHERWISE[group] })
    return [group, Object.fromEntries(all.map(([key, text]) => [key, write(text)]))]
  }),
)
