import { texts } from './texts.ts'

/** Texts about lists with several owners: who the owners are, invites, and the pages that open an invite. */
export const owners = texts({
  'owners.title': {
    nl: 'Houd deze lijst samen bij',
    de: 'Diese Liste gemeinsam verwalten',
    en: 'Manage this list together',
  },
  'owners.together': { nl: 'Samen bijhouden', de: 'Gemeinsam verwalten', en: 'Manage together' },
  'owners.explanation': {
    nl: 'Pas de lijst samen met anderen aan, en deel hem.',
    de: 'Ändert und teilt die Liste gemeinsam.',
    en: 'Invite others to manage this list with you. They can edit it and share it too.',
  },
  'owners.secret': {
    nl: 'Eigenaren zien niet wat er is afgestreept. Zo blijft het voor iedereen een verrassing.',
    de: 'Wer die Liste verwaltet, sieht nicht, was abgehakt ist. So bleibt es für alle eine Überraschung.',
    en: 'Owners don’t see what’s crossed off, so it stays a surprise for everyone.',
  },
  'owners.shown': {
    nl: 'Eigenaren zien ook wat er is afgestreept. Dat kun je veranderen in de instellingen.',
    de: 'Wer die Liste verwaltet, sieht auch, was abgehakt ist. Das könnt ihr in den Einstellungen ändern.',
    en: 'Owners can also see what’s crossed off. You can change this in settings.',
  },
  'owners.keepers': { nl: 'Eigenaren', de: 'Wer die Liste verwaltet', en: 'Who manages the list' },
  'owners.you': { nl: '{name} (jij)', de: '{name} (du)', en: '{name} (you)' },
  'owners.primary': { nl: 'Kan anderen uitnodigen', de: 'Kann andere einladen', en: 'Can invite others' },
  'owners.only_primary': {
    nl: '{name} kan anderen uitnodigen.',
    de: '{name} kann andere einladen.',
    en: '{name} can invite others.',
  },
  'owners.online': { nl: 'nu hier', de: 'gerade hier', en: 'here now' },
  'owners.online_now': { nl: 'Nu hier: {names}', de: 'Gerade hier: {names}', en: 'Here now: {names}' },
  'owners.gone': {
    nl: 'Je houdt deze lijst niet meer bij.',
    de: 'Du verwaltest diese Liste nicht mehr.',
    en: 'You no longer manage this list.',
  },

  'owners.invites': { nl: 'Uitgenodigd', de: 'Eingeladen', en: 'Invited' },
  'owners.invite.title': { nl: 'Nodig iemand uit', de: 'Lad jemanden ein', en: 'Invite someone' },
  'owners.invite.name': { nl: 'Voor wie is de uitnodiging?', de: 'Für wen ist die Einladung?', en: 'Who is it for?' },
  'owners.invite.name_required': {
    nl: 'Vul in voor wie de uitnodiging is.',
    de: 'Trag ein, für wen die Einladung ist.',
    en: 'Enter who the invitation is for.',
  },
  'owners.invite.name_too_long': {
    nl: 'Die naam is te lang. Gebruik maximaal 100 tekens.',
    de: 'Der Name ist zu lang. Höchstens 100 Zeichen.',
    en: 'That name is too long. Use 100 characters or fewer.',
  },
  'owners.invite.email': { nl: 'E-mailadres', de: 'E-Mail-Adresse', en: 'Email address' },
  'owners.invite.email_hint': {
    nl: 'Dan mailen wij de uitnodiging. Je kunt hem ook zelf delen.',
    de: 'Dann schicken wir die Einladung per E-Mail. Du kannst sie auch selbst teilen.',
    en: 'Enter one and we’ll email the invitation. You can also share it yourself.',
  },
  'owners.invite.button': { nl: 'Uitnodigen', de: 'Einladen', en: 'Invite' },
  'owners.invite.created': {
    nl: 'De uitnodiging voor {name} staat klaar.',
    de: 'Die Einladung für {name} ist bereit.',
    en: 'The invitation for {name} is ready.',
  },
  'owners.invite.unwilling': {
    nl: 'Op dit adres wil iemand geen mails via ons. Laat het veld leeg en stuur de link zelf.',
    de: 'Unter dieser Adresse möchte jemand keine Mails über uns. Lass das Feld leer und schick den Link selbst.',
    en: 'Someone at this address has asked not to get emails through us. Leave this empty and send the link yourself.',
  },
  'owners.invite.until': {
    nl: 'Geldig tot en met {date}, voor één persoon',
    de: 'Gültig bis {date}, für eine Person',
    en: 'Valid until {date}, for one person',
  },
  'owners.invite.copy': {
    nl: 'Kopiëren<sr>: uitnodiging voor {name}</sr>',
    de: 'Kopieren<sr>: Einladung für {name}</sr>',
    en: 'Copy<sr> the invitation for {name}</sr>',
  },
  'owners.invite.share': {
    nl: 'Deel<sr> de uitnodiging voor {name}</sr>',
    de: 'Teilen<sr>: Einladung für {name}</sr>',
    en: 'Share<sr> the invitation for {name}</sr>',
  },
  'owners.invite.share_text': {
    nl: 'Houd je de verlanglijst van {name} samen met mij bij?',
    de: 'Verwaltest du die Wunschliste von {name} mit mir zusammen?',
    en: 'Will you manage {name}’s wishlist with me?',
  },
  'owners.invite.withdraw': {
    nl: 'Intrekken<sr>: uitnodiging voor {name}</sr>',
    de: 'Zurückziehen<sr>: Einladung für {name}</sr>',
    en: 'Withdraw<sr> the invitation for {name}</sr>',
  },
  'owners.invite.withdrawn': {
    nl: 'De uitnodiging is ingetrokken. De link werkt niet meer.',
    de: 'Die Einladung ist zurückgezogen. Der Link funktioniert nicht mehr.',
    en: 'Invitation withdrawn. Its link no longer works.',
  },
  'owners.invite.too_many': {
    nl: 'Een lijst kan door twintig mensen worden bijgehouden, uitnodigingen meegeteld. Trek eerst een uitnodiging in.',
    de: 'Mit allen Einladungen seid ihr zu zwanzigst, mehr geht nicht. Zieh erst eine Einladung zurück.',
    en: 'A list can have up to 20 owners, including invitations. Withdraw an invitation first.',
  },

  'owners.remove': {
    nl: 'Verwijder<sr> {name}</sr>',
    de: 'Entfernen<sr>: {name}</sr>',
    en: 'Remove<sr> {name}</sr>',
  },
  'owners.remove.title': {
    nl: '{name} van deze lijst halen?',
    de: '{name} von dieser Liste entfernen?',
    en: 'Remove {name} from this list?',
  },
  'owners.remove.body': {
    nl: '{name} kan de lijst dan niet meer veranderen, en ziet hem zoals elke bezoeker: ook wat er is afgestreept.',
    de: '{name} kann die Liste dann nicht mehr ändern und sieht sie wie alle Gäste: auch, was abgehakt ist.',
    en: '{name} will no longer be able to edit the list, and will see it like any other visitor, including what’s crossed off.',
  },
  'owners.remove.button': { nl: 'Verwijderen', de: 'Entfernen', en: 'Remove' },
  'owners.remove.oneself': {
    nl: 'Jezelf kun je niet verwijderen. Je kunt de lijst wel verlaten.',
    de: 'Dich selbst kannst du nicht entfernen. Du kannst die Liste aber verlassen.',
    en: 'You can’t remove yourself. You can leave the list, though.',
  },
  'owners.remove.not_found': {
    nl: 'Die persoon hield de lijst al niet meer bij.',
    de: 'Diese Person verwaltet die Liste schon nicht mehr.',
    en: 'That person had already left the list.',
  },
  'my_list.owners.removed': {
    nl: '{name} houdt de lijst niet meer bij.',
    de: '{name} verwaltet die Liste nicht mehr.',
    en: '{name} no longer manages the list.',
  },
  'owners.leave': { nl: 'Lijst verlaten', de: 'Liste verlassen', en: 'Leave this list' },
  'owners.leave.title': {
    nl: 'Deze lijst verlaten?',
    de: 'Diese Liste verlassen?',
    en: 'Leave this list?',
  },
  'owners.leave.body': {
    nl: 'De anderen gaan ermee door. Jij ziet de lijst daarna zoals elke bezoeker: ook wat er is afgestreept.',
    de: 'Die anderen machen weiter. Du siehst sie danach wie alle Gäste: auch, was abgehakt ist.',
    en: 'The others will carry on with it. You’ll see it like any other visitor, including what’s crossed off.',
  },
  'owners.leave.body_primary': {
    nl: '{name} kan dan anderen uitnodigen. Uitnodigingen die nog openstaan, werken niet meer.',
    de: '{name} kann dann andere einladen. Offene Einladungen gelten nicht mehr.',
    en: '{name} will then be able to invite others. Open invitations will stop working.',
  },
  'owners.leave.button': { nl: 'Verlaten', de: 'Verlassen', en: 'Leave' },
  'owners.leave.done': {
    nl: 'Je houdt de lijst niet meer bij.',
    de: 'Du verwaltest die Liste nicht mehr.',
    en: 'You no longer manage the list.',
  },
  'owners.leave.last': {
    nl: 'Je houdt deze lijst alleen bij. Je kunt hem wel verwijderen, in de instellingen.',
    de: 'Du verwaltest diese Liste allein. Du kannst sie aber in den Einstellungen löschen.',
    en: 'You’re the only owner of this list. You can delete it in its settings.',
  },

  'invite.title': { nl: 'Doe mee met {list}', de: 'Mach mit bei {list}', en: 'Join {list}' },
  'invite.heading': {
    nl: 'Dag {name}, doe je mee?',
    de: 'Hallo {name}, machst du mit?',
    en: 'Hello {name}, would you like to join in?',
  },
  'invite.body': {
    nl: '{inviter} vraagt of je “{list}” mee wilt bijhouden.',
    de: '{inviter} möchte „{list}“ gemeinsam mit dir verwalten.',
    en: '{inviter} has invited you to manage “{list}” with them.',
  },
  'invite.button': { nl: 'Ja, ik doe mee', de: 'Ja, ich mache mit', en: 'Yes, I’ll join in' },
  'invite.decline': {
    nl: 'Wil je dat niet, of wil je juist iets van deze lijst geven? Sluit deze pagina dan. Er is niets gebeurd.',
    de: 'Möchtest du das nicht, oder willst du selbst etwas von dieser Liste schenken? Dann schließ diese Seite. Es ist nichts passiert.',
    en: 'Don’t want to join, or giving something from this list? Just close this page and nothing will change.',
  },
  'invite.accepted': {
    nl: 'Je houdt deze lijst nu mee bij.',
    de: 'Du verwaltest diese Liste jetzt mit.',
    en: 'You now manage this list too.',
  },
  'invite.owned.title': { nl: 'Je doet al mee', de: 'Du machst schon mit', en: 'You’ve already joined' },
  'invite.owned': {
    nl: 'Je houdt “{list}” al bij.',
    de: 'Du verwaltest „{list}“ schon.',
    en: 'You already manage “{list}”.',
  },
  'invite.to_list': { nl: 'Naar de lijst', de: 'Zur Liste', en: 'Go to the list' },
  'invite.login': {
    nl: '{inviter} vraagt of je “{list}” mee wilt bijhouden. Log in om mee te doen.',
    de: '{inviter} möchte „{list}“ gemeinsam mit dir verwalten. Melde dich an, um mitzumachen.',
    en: '{inviter} has invited you to manage “{list}” with them. Log in to join.',
  },
  'invite.to_create_account': {
    nl: 'Ik heb nog geen account',
    de: 'Ich habe noch kein Konto',
    en: 'I don’t have an account yet',
  },
  'invite.create_account': {
    nl: '{inviter} vraagt of je “{list}” mee wilt bijhouden. Maak een account om mee te doen.',
    de: '{inviter} möchte „{list}“ gemeinsam mit dir verwalten. Erstell ein Konto, um mitzumachen.',
    en: '{inviter} has invited you to manage “{list}” with them. Create an account to join.',
  },
  'invite.create_account.title': { nl: 'Maak een account', de: 'Erstell ein Konto', en: 'Create an account' },
  'invite.create_account.button': {
    nl: 'Maak account en doe mee',
    de: 'Konto erstellen und mitmachen',
    en: 'Create account and join',
  },
  'invite.create_account.has_account': {
    nl: 'Al een account? <link>Log in</link>.',
    de: 'Schon ein Konto? <link>Melde dich an</link>.',
    en: 'Already have an account? <link>Log in</link>.',
  },
  'invite.accepted_already.title': {
    nl: 'Deze uitnodiging is al gebruikt',
    de: 'Diese Einladung wurde schon benutzt',
    en: 'This invitation has already been used',
  },
  'invite.accepted_already': {
    nl: 'Een uitnodiging werkt één keer. Was jij het zelf? Log dan in, de lijst staat op je startpagina. Vraag anders om een nieuwe.',
    de: 'Eine Einladung gilt nur einmal. Warst du es selbst? Dann melde dich an, die Liste steht auf deiner Startseite. Wenn nicht, bitte um eine neue.',
    en: 'Each invitation only works once. If you were the one who used it, log in: the list is on your home page. Otherwise, ask for a new one.',
  },
  'invite.expired.title': {
    nl: 'Deze uitnodiging is verlopen',
    de: 'Diese Einladung ist abgelaufen',
    en: 'This invitation has expired',
  },
  'invite.expired': {
    nl: 'Een uitnodiging geldt dertig dagen. Vraag om een nieuwe.',
    de: 'Eine Einladung gilt dreißig Tage. Bitte um eine neue.',
    en: 'An invitation is valid for 30 days. Ask for a new one.',
  },
  'invite.not_found.title': {
    nl: 'Deze uitnodiging vinden we niet',
    de: 'Diese Einladung gibt es nicht',
    en: 'We can’t find this invitation',
  },
  'invite.not_found': {
    nl: 'We konden de uitnodiging niet vinden. Misschien is hij ingetrokken, of is de link niet helemaal gekopieerd.',
    de: 'Die Einladung konnte nicht gefunden werden. Vielleicht wurde sie zurückgezogen, oder der Link ist unvollständig.',
    en: 'It may have been withdrawn, or part of the link is missing. Ask for a new one.',
  },
  'invite.invalid': {
    nl: 'We vinden deze uitnodiging niet. Vraag om een nieuwe.',
    de: 'Die Einladung konnte nicht gefunden werden.',
    en: 'We can’t find this invitation. Ask for a new one.',
  },

  'mail.owner_invited.subject': {
    nl: '{inviter} vraagt of je “{list}” mee wilt bijhouden',
    de: '{inviter} möchte „{list}“ mit dir verwalten',
    en: '{inviter} has invited you to manage “{list}” with them',
  },
  'mail.owner_invited.preheader': {
    nl: 'De uitnodiging geldt tot en met {date}.',
    de: 'Die Einladung gilt bis {date}.',
    en: 'The invitation is valid until {date}.',
  },
  'mail.owner_invited.heading': {
    nl: 'Dag {name}, doe je mee?',
    de: 'Hallo {name}, machst du mit?',
    en: 'Hello {name}, would you like to join in?',
  },
  'mail.owner_invited.body': {
    nl: '{inviter} wil “{list}” samen met jou bijhouden: cadeaus erop zetten, en de lijst veranderen en delen.',
    de: '{inviter} möchte „{list}“ gemeinsam mit dir verwalten: Wünsche eintragen, ändern und teilen.',
    en: '{inviter} would like you to help manage “{list}”: adding gifts, and editing and sharing the list.',
  },
  'mail.owner_invited.button': { nl: 'Bekijk de uitnodiging', de: 'Einladung ansehen', en: 'See the invitation' },
  'mail.owner_invited.note': {
    nl: 'De uitnodiging geldt dertig dagen, tot en met {date}, en werkt één keer. Stuur hem niet door.',
    de: 'Die Einladung gilt dreißig Tage, bis {date}, und nur einmal. Leite sie nicht weiter.',
    en: 'The invitation is valid for 30 days, until {date}, and works once. Don’t forward it.',
  },
  'mail.owner_invited.why': {
    nl: 'Je krijgt deze mail omdat {inviter} dit adres heeft ingevuld. Ken je {inviter} niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil {inviter} diese Adresse eingetragen hat. Kennst du {inviter} nicht? Dann musst du nichts tun.',
    en: 'You’re getting this email because {inviter} entered this address. If you don’t know {inviter}, you don’t need to do anything.',
  },
  'mail.owner_joined.subject': {
    nl: '{owner} houdt “{list}” nu mee bij',
    de: '{owner} verwaltet „{list}“ jetzt mit dir',
    en: '{owner} now manages “{list}” with you',
  },
  'mail.owner_joined.preheader': {
    nl: 'Je uitnodiging is aangenomen.',
    de: 'Deine Einladung wurde angenommen.',
    en: 'Your invitation has been accepted.',
  },
  'mail.owner_joined.heading': { nl: '{owner} doet mee', de: '{owner} macht mit', en: '{owner} has joined' },
  'mail.owner_joined.body': {
    nl: '{owner} heeft je uitnodiging aangenomen, en kan “{list}” nu veranderen en delen.',
    de: '{owner} hat deine Einladung angenommen und kann „{list}“ jetzt ändern und teilen.',
    en: '{owner} accepted your invitation, and can now edit and share “{list}”.',
  },
  'mail.owner_joined.before': {
    nl: 'Vraag {owner} niet wat er al was afgestreept: wie de lijst eerder bezocht, kon dat zien.',
    de: 'Frag {owner} nicht, was schon abgehakt war: Wer die Liste vorher besucht hat, konnte das sehen.',
    en: 'Don’t ask {owner} what was already crossed off: anyone who visited the list before could see that.',
  },
  'mail.owner_joined.button': { nl: 'Bekijk wie meedoet', de: 'Ansehen, wer mitmacht', en: 'See who manages the list' },
  'mail.owner_joined.why': {
    nl: 'Je krijgt deze mail omdat jij anderen kunt uitnodigen voor deze lijst.',
    de: 'Du bekommst diese Mail, weil du andere zu dieser Liste einladen kannst.',
    en: 'You’re getting this email because you’re the one who can invite others to manage this list.',
  },
  'mail.owner_heir.subject': {
    nl: 'Jij regelt “{list}” nu',
    de: 'Du verwaltest jetzt „{list}“',
    en: 'You’re now in charge of “{list}”',
  },
  'mail.owner_heir.preheader': {
    nl: 'Alleen jij kunt nu anderen uitnodigen of de lijst verwijderen.',
    de: 'Nur du kannst jetzt andere einladen oder die Liste löschen.',
    en: 'You’re now the only one who can invite others or delete the list.',
  },
  'mail.owner_heir.heading': {
    nl: 'Jij regelt de lijst nu',
    de: 'Du verwaltest jetzt die Liste',
    en: 'You’re now in charge of the list',
  },
  'mail.owner_heir.body': {
    nl: '{before} houdt “{list}” niet meer bij. Jij bent er het langst bij, dus voortaan regel jij de lijst.',
    de: '{before} verwaltet „{list}“ nicht mehr. Du bist am längsten dabei, also übernimmst du.',
    en: '{before} no longer manages “{list}”. You’ve been an owner the longest, so you’re now in charge.',
  },
  'mail.owner_heir.what': {
    nl: 'Alleen jij kunt nu anderen uitnodigen, iemand van de lijst halen en de lijst verwijderen. Uitnodigingen die nog openstonden, zijn ingetrokken.',
    de: 'Nur du kannst jetzt andere einladen oder entfernen und die Liste löschen. Offene Einladungen sind zurückgezogen.',
    en: 'You’re now the only one who can invite others, remove someone or delete the list. Open invitations have been withdrawn.',
  },
  'mail.owner_heir.why': {
    nl: 'Je krijgt deze mail omdat jij deze lijst bijhoudt.',
    de: 'Du bekommst diese Mail, weil du diese Liste verwaltest.',
    en: 'You’re getting this email because you manage this list.',
  },
  'mail.welcome_owner.heading': {
    nl: 'Dag {name}, je doet mee',
    de: 'Hallo {name}, du bist dabei',
    en: 'Hello {name}, you’ve joined',
  },
  'mail.welcome_owner.first': {
    nl: 'Je account staat klaar, met de lijst die je samen bijhoudt. Een eigen lijst maak je op de startpagina.',
    de: 'Dein Konto ist bereit, mit der Liste, die ihr gemeinsam verwaltet. Eine eigene Liste erstellst du auf der Startseite.',
    en: 'Your account is ready, along with the list you now help to manage. You can make your own list on the home page.',
  },
  'mail.welcome_owner.footnote': {
    nl: 'Je krijgt deze mail omdat iemand met dit adres een account maakte. Was jij dat niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil jemand mit dieser Adresse ein Konto erstellt hat. Warst du das nicht? Dann musst du nichts tun.',
    en: 'You’re getting this email because someone created an account with this address. If that wasn’t you, you don’t need to do anything.',
  },
  'who_owns.title': {
    nl: 'Met wie houd je je lijsten bij?',
    de: 'Wer verwaltet deine Listen mit dir?',
    en: 'Who do you share your lists with?',
  },
  'who_owns.with': { nl: 'Samen met {names}', de: 'Zusammen mit {names}', en: 'With {names}' },
  'who_owns.look': { nl: 'Bekijk wie', de: 'Ansehen', en: 'See owners' },
  'who_owns.fine': { nl: 'Verder', de: 'Weiter', en: 'Continue' },
})
