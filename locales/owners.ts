import { texts } from './texts.ts'

/** Texts about lists with several owners: who the owners are, invites, and the pages that open an invite. */
export const owners = texts({
  'owners.title': {
    nl: 'Houd deze lijst samen bij',
    de: 'Diese Liste gemeinsam führen',
    en: 'Manage this list together',
  },
  'owners.together': { nl: 'Samen bijhouden', de: 'Gemeinsam führen', en: 'Manage together' },
  'owners.explanation': {
    nl: 'Met anderen samen verander en deel je de lijst.',
    de: 'Mit anderen zusammen änderst und teilst du die Liste.',
    en: 'Together with others you change and share the list.',
  },
  'owners.secret': {
    nl: 'Wie de lijst bijhoudt, ziet niet wat er is afgestreept. Zo blijft het voor iedereen een verrassing.',
    de: 'Wer die Liste führt, sieht nicht, was abgehakt ist. So bleibt es für alle eine Überraschung.',
    en: 'Those who keep the list do not see what is crossed off. It stays a surprise for all of them.',
  },
  'owners.shown': {
    nl: 'Wie de lijst bijhoudt, ziet ook wat er is afgestreept. Zo is hij ingesteld.',
    de: 'Wer die Liste führt, sieht auch, was abgehakt ist. So ist sie eingestellt.',
    en: 'Those who keep the list also see what is crossed off. It is set that way.',
  },
  'owners.keepers': { nl: 'Wie de lijst bijhoudt', de: 'Wer die Liste führt', en: 'Who keeps the list' },
  'owners.you': { nl: '{name} (jij)', de: '{name} (du)', en: '{name} (you)' },
  'owners.primary': { nl: 'Regelt wie meedoet', de: 'Regelt, wer mitmacht', en: 'Decides who joins in' },
  'owners.only_primary': {
    nl: '{name} kan anderen uitnodigen.',
    de: '{name} kann andere einladen.',
    en: '{name} can invite others.',
  },
  'owners.online': { nl: 'nu hier', de: 'gerade hier', en: 'here now' },
  'owners.online_now': { nl: 'Nu hier: {names}', de: 'Gerade hier: {names}', en: 'Here now: {names}' },
  'owners.gone': {
    nl: 'Deze lijst houd je niet meer bij.',
    de: 'Diese Liste führst du nicht mehr.',
    en: 'You do not keep this list any more.',
  },

  'owners.invites': { nl: 'Uitgenodigd', de: 'Eingeladen', en: 'Invited' },
  'owners.invite.title': { nl: 'Nodig iemand uit', de: 'Lad jemanden ein', en: 'Invite somebody' },
  'owners.invite.name': { nl: 'Voor wie is de uitnodiging?', de: 'Für wen ist die Einladung?', en: 'Who is it for?' },
  'owners.invite.name_required': {
    nl: 'Vul in voor wie de uitnodiging is.',
    de: 'Trag ein, für wen die Einladung ist.',
    en: 'Enter who the invitation is for.',
  },
  'owners.invite.name_too_long': {
    nl: 'Die naam is te lang. Houd het bij 100 tekens.',
    de: 'Der Name ist zu lang. Höchstens 100 Zeichen.',
    en: 'That name is too long. Use at most 100 characters.',
  },
  'owners.invite.email': { nl: 'E-mailadres', de: 'E-Mail-Adresse', en: 'E-mail address' },
  'owners.invite.email_hint': {
    nl: 'Dan mailen wij de uitnodiging. Je kunt hem ook zelf delen.',
    de: 'Dann schicken wir die Einladung per E-Mail. Du kannst sie auch selbst teilen.',
    en: 'Then we e-mail the invitation. You can also share it yourself.',
  },
  'owners.invite.button': { nl: 'Nodig uit', de: 'Einladen', en: 'Invite' },
  'owners.invite.created': {
    nl: 'De uitnodiging voor {name} staat klaar.',
    de: 'Die Einladung für {name} ist bereit.',
    en: 'The invitation for {name} is ready.',
  },
  'owners.invite.until': {
    nl: 'Geldig tot en met {date}, voor één persoon',
    de: 'Gültig bis {date}, für eine Person',
    en: 'Good until {date}, for one person',
  },
  'owners.invite.copy': {
    nl: 'Kopieer<sr> de uitnodiging voor {name}</sr>',
    de: 'Kopieren<sr>: Einladung für {name}</sr>',
    en: 'Copy<sr> the invitation for {name}</sr>',
  },
  'owners.invite.share': {
    nl: 'Deel<sr> de uitnodiging voor {name}</sr>',
    de: 'Teilen<sr>: Einladung für {name}</sr>',
    en: 'Share<sr> the invitation for {name}</sr>',
  },
  'owners.invite.share_text': {
    nl: 'Hou je de verlanglijst van {name} samen met mij bij?',
    de: 'Führst du die Wunschliste von {name} mit mir zusammen?',
    en: 'Will you keep {name}’s wishlist together with me?',
  },
  'owners.invite.withdraw': {
    nl: 'Trek in<sr>: uitnodiging voor {name}</sr>',
    de: 'Zurückziehen<sr>: Einladung für {name}</sr>',
    en: 'Withdraw<sr> the invitation for {name}</sr>',
  },
  'owners.invite.withdrawn': {
    nl: 'De uitnodiging is ingetrokken. De link werkt niet meer.',
    de: 'Die Einladung ist zurückgezogen. Der Link funktioniert nicht mehr.',
    en: 'The invitation is withdrawn. Its link no longer works.',
  },
  'owners.invite.too_many': {
    nl: 'Met alle uitnodigingen erbij zijn jullie met twintig, en meer kan niet. Trek eerst een uitnodiging in.',
    de: 'Mit allen Einladungen seid ihr zu zwanzigst, mehr geht nicht. Zieh erst eine Einladung zurück.',
    en: 'With all invitations there are twenty of you, and that is the most. Withdraw an invitation first.',
  },

  'owners.remove': {
    nl: 'Verwijder<sr> {name}</sr>',
    de: 'Entfernen<sr>: {name}</sr>',
    en: 'Remove<sr> {name}</sr>',
  },
  'owners.remove.title': {
    nl: 'Houdt {name} de lijst niet meer bij?',
    de: 'Soll {name} die Liste nicht mehr führen?',
    en: 'Should {name} no longer keep the list?',
  },
  'owners.remove.body': {
    nl: '{name} kan de lijst dan niet meer veranderen, en ziet hem zoals iedere bezoeker: met wat er is afgestreept.',
    de: '{name} kann die Liste dann nicht mehr ändern und sieht sie wie alle Besucher: mit dem, was abgehakt ist.',
    en: '{name} can then no longer change the list, and sees it as every visitor does: with what is crossed off.',
  },
  'owners.remove.button': { nl: 'Verwijder', de: 'Entfernen', en: 'Remove' },
  'owners.remove.oneself': {
    nl: 'Jezelf kun je niet verwijderen. Je kunt wel stoppen met de lijst.',
    de: 'Dich selbst kannst du nicht entfernen. Du kannst aber mit der Liste aufhören.',
    en: 'You cannot remove yourself. You can leave the list, though.',
  },
  'owners.remove.not_found': {
    nl: 'Die houdt de lijst al niet meer bij.',
    de: 'Diese Person führt die Liste schon nicht mehr.',
    en: 'That person no longer keeps the list.',
  },
  'my_list.owners.removed': {
    nl: '{name} houdt de lijst niet meer bij.',
    de: '{name} führt die Liste nicht mehr.',
    en: '{name} no longer keeps the list.',
  },
  'owners.leave': { nl: 'Stop met deze lijst', de: 'Mit dieser Liste aufhören', en: 'Leave this list' },
  'owners.leave.title': {
    nl: 'Wil je stoppen met deze lijst?',
    de: 'Möchtest du mit dieser Liste aufhören?',
    en: 'Do you want to leave this list?',
  },
  'owners.leave.body': {
    nl: 'De anderen houden hem verder bij. Jij ziet hem daarna zoals iedere bezoeker: met wat er is afgestreept.',
    de: 'Die anderen führen sie weiter. Du siehst sie danach wie alle Besucher: mit dem, was abgehakt ist.',
    en: 'The others go on keeping it. You will see it as every visitor does: with what is crossed off.',
  },
  'owners.leave.body_primary': {
    nl: '{name} regelt dan wie meedoet. Uitnodigingen die nog open staan, werken niet meer.',
    de: '{name} regelt dann, wer mitmacht. Offene Einladungen funktionieren nicht mehr.',
    en: '{name} then decides who joins in. Open invitations stop working.',
  },
  'owners.leave.button': { nl: 'Stop ermee', de: 'Aufhören', en: 'Leave' },
  'owners.leave.done': {
    nl: 'Je houdt de lijst niet meer bij.',
    de: 'Du führst die Liste nicht mehr.',
    en: 'You no longer keep the list.',
  },
  'owners.leave.last': {
    nl: 'Je houdt deze lijst alleen bij. Je kunt hem wel verwijderen, in de instellingen.',
    de: 'Du führst diese Liste allein. Du kannst sie aber in den Einstellungen löschen.',
    en: 'You are the only one who keeps this list. You can delete it in its settings, though.',
  },

  'invite.title': { nl: 'Doe mee met {list}', de: 'Mach mit bei {list}', en: 'Join {list}' },
  'invite.heading': {
    nl: 'Dag {name}, doe je mee?',
    de: 'Hallo {name}, machst du mit?',
    en: 'Hello {name}, will you join in?',
  },
  'invite.body': {
    nl: '{inviter} vraagt of je “{list}” samen wilt bijhouden.',
    de: '{inviter} fragt, ob ihr „{list}“ gemeinsam führen wollt.',
    en: '{inviter} asks you to keep “{list}” together.',
  },
  'invite.button': { nl: 'Ja, ik doe mee', de: 'Ja, ich mache mit', en: 'Yes, I will join in' },
  'invite.decline': {
    nl: 'Wil je dat niet, of geef je juist van deze lijst? Sluit deze pagina dan. Er is niets gebeurd.',
    de: 'Möchtest du das nicht, oder schenkst du gerade von dieser Liste? Dann schließ diese Seite. Es ist nichts passiert.',
    en: 'Would you rather not, or do you give from this list? Then close this page. Nothing has happened.',
  },
  'invite.accepted': {
    nl: 'Je houdt deze lijst nu mee bij.',
    de: 'Du führst diese Liste jetzt mit.',
    en: 'You now keep this list too.',
  },
  'invite.owned.title': { nl: 'Je doet al mee', de: 'Du machst schon mit', en: 'You have joined already' },
  'invite.owned': {
    nl: 'Je houdt “{list}” al bij.',
    de: 'Du führst „{list}“ schon.',
    en: 'You keep “{list}” already.',
  },
  'invite.to_list': { nl: 'Naar de lijst', de: 'Zur Liste', en: 'To the list' },
  'invite.login': {
    nl: '{inviter} vraagt of je “{list}” samen wilt bijhouden. Log in om mee te doen.',
    de: '{inviter} fragt, ob ihr „{list}“ gemeinsam führen wollt. Melde dich an, um mitzumachen.',
    en: '{inviter} asks you to keep “{list}” together. Log in to join.',
  },
  'invite.to_create_account': {
    nl: 'Ik heb nog geen account',
    de: 'Ich habe noch kein Konto',
    en: 'I have no account yet',
  },
  'invite.create_account': {
    nl: '{inviter} vraagt of je “{list}” samen wilt bijhouden. Maak een account om mee te doen.',
    de: '{inviter} fragt, ob ihr „{list}“ gemeinsam führen wollt. Erstell ein Konto, um mitzumachen.',
    en: '{inviter} asks you to keep “{list}” together. Create an account to join.',
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
    en: 'Have an account already? <link>Log in</link>.',
  },
  'invite.accepted_already.title': {
    nl: 'Deze uitnodiging is al gebruikt',
    de: 'Diese Einladung wurde schon benutzt',
    en: 'This invitation has been used',
  },
  'invite.accepted_already': {
    nl: 'Een uitnodiging werkt één keer. Was jij het zelf? Log dan in, de lijst staat op je startpagina. Vraag anders om een nieuwe.',
    de: 'Eine Einladung funktioniert einmal. Warst du es selbst? Dann melde dich an, die Liste steht auf deiner Startseite. Bitte sonst um eine neue.',
    en: 'An invitation works once. Was it you? Then log in, the list is on your home page. Otherwise ask for a new one.',
  },
  'invite.expired.title': {
    nl: 'Deze uitnodiging is verlopen',
    de: 'Diese Einladung ist abgelaufen',
    en: 'This invitation has expired',
  },
  'invite.expired': {
    nl: 'Een uitnodiging geldt dertig dagen. Vraag om een nieuwe.',
    de: 'Eine Einladung gilt dreißig Tage. Bitte um eine neue.',
    en: 'An invitation is good for thirty days. Ask for a new one.',
  },
  'invite.not_found.title': {
    nl: 'Deze uitnodiging is er niet',
    de: 'Diese Einladung gibt es nicht',
    en: 'There is no such invitation',
  },
  'invite.not_found': {
    nl: 'We konden de uitnodiging niet vinden. Misschien is hij ingetrokken, of is de link niet helemaal gekopieerd.',
    de: 'Die Einladung konnte nicht gefunden werden. Vielleicht wurde sie zurückgezogen, oder der Link ist unvollständig.',
    en: 'We could not find the invitation. It may have been withdrawn, or part of the link is missing.',
  },
  'invite.invalid': {
    nl: 'De uitnodiging is niet gevonden.',
    de: 'Die Einladung konnte nicht gefunden werden.',
    en: 'The invitation could not be found.',
  },

  'mail.owner_invited.subject': {
    nl: '{inviter} vraagt of je “{list}” samen wilt bijhouden',
    de: '{inviter} fragt, ob ihr „{list}“ gemeinsam führen wollt',
    en: '{inviter} asks you to keep “{list}” together',
  },
  'mail.owner_invited.heading': {
    nl: 'Dag {name}, doe je mee?',
    de: 'Hallo {name}, machst du mit?',
    en: 'Hello {name}, will you join in?',
  },
  'mail.owner_invited.body': {
    nl: '{inviter} wil “{list}” samen met jou bijhouden: cadeaus erop zetten, veranderen en delen.',
    de: '{inviter} möchte „{list}“ mit dir zusammen führen: Wünsche eintragen, ändern und teilen.',
    en: '{inviter} would like to keep “{list}” together with you: add gifts, change them and share the list.',
  },
  'mail.owner_invited.button': { nl: 'Bekijk de uitnodiging', de: 'Einladung ansehen', en: 'See the invitation' },
  'mail.owner_invited.note': {
    nl: 'De uitnodiging geldt dertig dagen, tot en met {date}, en werkt één keer. Stuur hem niet door.',
    de: 'Die Einladung gilt dreißig Tage, bis {date}, und funktioniert einmal. Leite sie nicht weiter.',
    en: 'The invitation is good for thirty days, until {date}, and works once. Do not forward it.',
  },
  'mail.owner_invited.why': {
    nl: 'Je krijgt deze mail omdat {inviter} dit adres heeft ingevuld. Ken je {inviter} niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil {inviter} diese Adresse eingetragen hat. Kennst du {inviter} nicht? Dann musst du nichts tun.',
    en: 'You got this e-mail because {inviter} entered this address. Don’t know {inviter}? Then there is nothing you need to do.',
  },
  'mail.owner_joined.subject': {
    nl: '{owner} houdt “{list}” nu mee bij',
    de: '{owner} führt „{list}“ jetzt mit',
    en: '{owner} now keeps “{list}” with you',
  },
  'mail.owner_joined.heading': { nl: '{owner} doet mee', de: '{owner} macht mit', en: '{owner} has joined' },
  'mail.owner_joined.body': {
    nl: '{owner} heeft je uitnodiging aangenomen, en kan “{list}” nu veranderen en delen.',
    de: '{owner} hat deine Einladung angenommen und kann „{list}“ jetzt ändern und teilen.',
    en: '{owner} accepted your invitation, and can now change and share “{list}”.',
  },
  'mail.owner_joined.before': {
    nl: 'Vraag {owner} niet wat er al was afgestreept: wie de lijst eerder bezocht, kon dat zien.',
    de: 'Frag {owner} nicht, was schon abgehakt war: Wer die Liste vorher besucht hat, konnte das sehen.',
    en: 'Do not ask {owner} what was crossed off by then: whoever visited the list before could see that.',
  },
  'mail.owner_joined.button': { nl: 'Wie houdt de lijst bij?', de: 'Wer führt die Liste?', en: 'Who keeps the list?' },
  'mail.owner_joined.why': {
    nl: 'Je krijgt deze mail omdat jij regelt wie deze lijst bijhoudt.',
    de: 'Du bekommst diese Mail, weil du regelst, wer diese Liste führt.',
    en: 'You got this e-mail because you decide who keeps this list.',
  },
  'mail.owner_heir.subject': {
    nl: 'Jij beheert “{list}” nu',
    de: '„{list}“ ist jetzt deine Sache',
    en: 'You are now in charge of “{list}”',
  },
  'mail.owner_heir.heading': {
    nl: 'De lijst is nu aan jou',
    de: 'Die Liste liegt jetzt bei dir',
    en: 'The list is in your hands now',
  },
  'mail.owner_heir.body': {
    nl: '{before} houdt “{list}” niet meer bij. Jij bent er het langst bij, dus regel jij het voortaan.',
    de: '{before} führt „{list}“ nicht mehr. Du bist am längsten dabei, also kümmerst du dich ab jetzt darum.',
    en: '{before} no longer keeps “{list}”. You have kept it longest, so it is yours to look after from now on.',
  },
  'mail.owner_heir.what': {
    nl: 'Alleen jij kunt nu anderen uitnodigen om mee te doen, iemand eruit halen en de lijst verwijderen. Uitnodigingen die nog open stonden, zijn ingetrokken.',
    de: 'Nur du kannst jetzt andere einladen, jemanden herausnehmen und die Liste löschen. Einladungen, die noch offen waren, sind zurückgezogen.',
    en: 'Only you can now invite others to join in, take somebody off and delete the list. Invitations that were still open have been withdrawn.',
  },
  'mail.owner_heir.why': {
    nl: 'Je krijgt deze mail omdat jij deze lijst bijhoudt.',
    de: 'Du bekommst diese Mail, weil du diese Liste führst.',
    en: 'You got this e-mail because you keep this list.',
  },
  'mail.welcome_owner.heading': {
    nl: 'Dag {name}, je doet mee',
    de: 'Hallo {name}, du bist dabei',
    en: 'Hello {name}, you are in',
  },
  'mail.welcome_owner.first': {
    nl: 'Je account staat klaar, met de lijst die je samen bijhoudt. Een eigen lijst maak je op de startpagina.',
    de: 'Dein Konto ist bereit, mit der Liste, die ihr gemeinsam führt. Eine eigene Liste erstellst du auf der Startseite.',
    en: 'Your account is ready, with the list that you keep together. You can make a list of your own on the home page.',
  },
  'mail.welcome_owner.footnote': {
    nl: 'Je krijgt deze mail omdat iemand met dit adres een account maakte. Was jij dat niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil jemand mit dieser Adresse ein Konto erstellt hat. Warst du das nicht? Dann musst du nichts tun.',
    en: 'You got this e-mail because somebody created an account with this address. Wasn’t that you? Then there is nothing you need to do.',
  },
  'who_owns.title': {
    nl: 'Wie beheren je lijsten met jou?',
    de: 'Wer verwaltet deine Listen mit dir?',
    en: 'Who owns your lists with you?',
  },
  'who_owns.with': { nl: 'Samen met {names}', de: 'Zusammen mit {names}', en: 'With {names}' },
  'who_owns.look': { nl: 'Bekijk wie', de: 'Ansehen', en: 'View owners' },
  'who_owns.fine': { nl: 'Verder', de: 'Weiter', en: 'Continue' },
})
