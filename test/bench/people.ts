import type { Pool } from '#core/db.ts'

/** Splits a text at commas and line ends. The texts below hold what Dutch and German lists have, most common first. */
const words = (text: string) => text.trim().split(/\s*[,\n]\s*/)

const firstNames = words(`
Jan, Johannes, Maria, Anna, Emma, Peter, Sophie, Thomas, Julia, Lisa, Sanne, Daan, Noor, Lotte, Lucas, Michael, Sarah, Laura, Kees, Piet, Sem, Eva, Anne, Tim, Bram, Marieke, Lena, Paul,
Martin, Andreas, Stefan, Christian, Markus, Sabine, Petra, Monika, Katrin, Hans, Wolfgang, Klaus, Jürgen, Günter, Uwe, Ute, Jörg, Björn, Söhnke, Käthe, Zoë, Chloë, Loïs, Daniël, Joël, Noël, Michaël,
Rafaël, Raphaël, Anaïs, René, Renée, André, Andrée, Désirée, Geneviève, François, Zübeyde, Gülşen, Ömer, Özlem, Şükrü, Mehmet, Fatima, Mohammed, Yasmin, Ravi, Aisha, Ibrahim, Youssef, Emre, Elif,
Thijs, Matthijs, Gijs, Tijn, Stijn, Rijk, Marijke, Marijn, Femke, Fleur, Floor, Floris, Roos, Roosmarijn, Rosalie, Jasper, Jesper, Jip, Janneke, Jannie, Janine, Jana, Jantje, Janna, Jannes, Joost,
Joris, Jurre, Jurriaan, Karel, Karin, Katja, Kim, Koen, Kirsten, Lars, Leon, Leonie, Levi, Liam, Lieke, Lien, Linda, Lotta, Luuk, Maarten, Maartje, Manon, Marc, Marcel, Marco, Margriet, Marianne,
Mark, Marleen, Mats, Max, Mees, Meike, Merel, Mieke, Mila, Milan, Miriam, Mirjam, Mira, Nadine, Natalie, Nicole, Niels, Nienke, Nina, Noah, Nora, Olaf, Oskar, Otto, Patrick, Pauline, Philipp, Pim,
Ralf, Rik, Rob, Robin, Ronald, Ruben, Rutger, Saar, Sander, Sara, Sebastian, Sien, Silke, Simon, Sjoerd, Stella, Suzanne, Sven, Sylvia, Tara, Tess, Teun, Theo, Tom, Torsten, Ulrike, Vera, Vincent, Wieke,
Willem, Wim, Wouter, Xander, Yvonne, Maximilian, Alexander, Benjamin, Charlotte, Johanna, Friederike, Annegret, Hannelore, Gerlinde, Heidemarie, Anneliese, Karl-Heinz, Hans-Peter, Anne-Marie, Jan-Willem,
Jan Peter, Ann-Kathrin, Marie-Louise, Klaas, Klaartje, Hidde, Hessel, Jelle, Jelte, Wiebe, Wiebke, Ytsje, Douwe, Fenna, Geert, Geertje, Gerrit, Hendrik, Hendrika, Henk, Herman, Ingrid, Jacob, Jacqueline
`)

const lastNames = words(`
de Jong, Jansen, de Vries, van den Berg, Müller, Schmidt, van Dijk, Bakker, Janssen, Visser, Schneider, Smit, Meijer, de Boer, Mulder, de Groot, Bos, Vos, Peters, Hendriks, Fischer, Weber, Meyer, Wagner,
van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf, van der Meer, van der Linden, Kok, Jacobs, de Haan, Vermeulen, van den Heuvel, van der Veen, van den Broek, Becker, Schulz, Hoffmann, Schäfer,
Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartmann, Lange, Schmitt, Werner, Schmitz, Krause, Meier, Lehmann, Schmid, Schulze, Maier, Köhler, Herrmann,
König, Walter, Mayer, Huber, Kaiser, Fuchs, Lang, Scholz, Möller, Weiß, Jung, Hahn, Schubert, Vogel, Friedrich, Keller, Günther, Frank, Berger, Winkler, Roth, Beck, Lorenz, Baumann, Franke, Albrecht, Schuster,
Simon, Ludwig, Böhm, Winter, Kraus, Martin, Schumacher, Krämer, Vogt, Stein, Jäger, Otto, Sommer, Groß, Seidel, Heinrich, Brandt, Haas, Schreiber, Graf, Dietrich, Ziegler, Kuhn, Kühn, Pohl, Engel, Horn, Busch,
Bergmann, Thomas, Voigt, Sauer, Arnold, Wolff, Pfeiffer, Kuiper, Kuipers, Post, Veenstra, Hoekstra, Prins, Blom, Huisman, Postma, Schouten, Willems, Hoek, van Beek, van Vliet, van der Wal, van Wijk, van Dam,
Verhoeven, Koster, Koning, Kramer, Jonker, Timmermans, Groen, Gerritsen, Bosman, van Veen, Scholten, Evers, Wolters, van Doorn, Molenaar, de Bruijn, de Bruin, van der Heijden, Sanders, Maas, van der Velden,
Martens, van Loon, van Es, Kuijpers, Hermans, Boer, Mol, Hofman, Verbeek, Driessen, Bosch, Tas, van Rooij, Claessens, Goossens, Peeters, Maes, Wouters, Lemmens, Aerts, Mertens, Yılmaz, Kaya, Demir, Şahin, Çelik,
Öztürk, El Amrani, Ben Ali, Bouali, Nguyen, Singh, Kowalski, Nowak, Wójcik, Petrović, d'Ancona, in 't Veld, van 't Hof, Lindner, Lindner-Roth, Bakker-de Vries, von Stein, zu Hohenfels, ten Brink, ter Horst, op den Kamp
`)

/** Parts of rare family names. Each beginning is combined with each ending. */
const lastNameBeginnings = words(`
Hoog, Laag, Ooster, Wester, Noord, Zuid, Steen, Zand, Water, Veld, Bosch, Heide, Kerk, Molen, Brug, Dorp, Berg, Dal, Linden, Eiken, Berken, Beuken, Rozen, Appel, Kersen, Gras, Haver, Rogge, Korten, Langen,
Ober, Unter, Nieder, Mittel, Kirch, Stein, Wald, Feld, Bach, Brunn, Eich, Birk, Buch, Tann, Hirsch, Wolfs, Bären, Falken, Adler, Schwarz, Weiss, Roten, Grün, Gold, Silber, Eisen, Kupfer, Sonn, Stern, Winter
`)
const lastNameEndings = words(`
boom, wijk, dijk, veld, kamp, huis, stra, sma, ink, ing, man, mans, aar, hof, hoven, berg, burg, beek, voort, horst, laar, loo, meer, poel, steeg, straat, stroom, waard, werf, zicht,
meier, mayer, bauer, müller, mann, hofer, berger, bacher, huber, gruber, egger, ner, inger, brunner, reiter, wieser, stätter, höfer, häuser, förster, schmidt, weber, stein, wald, feld, thal, dorf, au, egg, kirchner
`)

const cities = words(`
Amsterdam, Berlin, Rotterdam, Hamburg, Utrecht, München, Den Haag, Köln, Eindhoven, Frankfurt am Main, Groningen, Stuttgart, Tilburg, Düsseldorf, Almere, Leipzig, Breda, Dortmund, Nijmegen, Essen, Apeldoorn,
Bremen, Arnhem, Dresden, Haarlem, Hannover, Enschede, Nürnberg, Amersfoort, Duisburg, Zaandam, Bochum, Den Bosch, 's-Hertogenbosch, Wuppertal, Zwolle, Bielefeld, Leiden, Bonn, Leeuwarden, Münster, Maastricht,
Mannheim, Dordrecht, Karlsruhe, Ede, Augsburg, Alphen aan den Rijn, Wiesbaden, Alkmaar, Mönchengladbach, Emmen, Gelsenkirchen, Delft, Aachen, Deventer, Braunschweig, Sittard-Geleen, Chemnitz, Helmond, Kiel, Hilversum,
Magdeburg, Amstelveen, Freiburg im Breisgau, Heerlen, Krefeld, Oss, Halle (Saale), Antwerpen, Mainz, Gent, Erfurt, Brugge, Lübeck, Leuven, Oberhausen, Hasselt, Rostock, Mechelen, Kassel, Wien, Graz, Linz, Salzburg,
Innsbruck, Zürich, Bern, Basel, Winterswijk, Bergen op Zoom, IJsselstein, IJmuiden, Wijk bij Duurstede, Bad Homburg vor der Höhe, Garmisch-Partenkirchen, Görlitz, Göttingen, Gütersloh, Würzburg, Tübingen, Überlingen
`)

/** Titles of lists. `{name}` stands for the owner's first name. */
const titles = words(`
Verjaardag van {name}, Verlanglijst van {name}, Sinterklaas, Kerst, Sinterklaas 2026, Kerst bij {name}, {name} wird 40, {name} wordt 8, Geburtstag, Wunschliste, Wunschzettel von {name}, Weihnachten, Weihnachten 2026,
Onze bruiloft, Unsere Hochzeit, Baby op komst, Willkommen kleines Wunder, Geboortelijst, Babywunschliste, Housewarming, Endlich fertig, Einzug, Nieuw huis, Voor mijn verjaardag, Nur so, Zomaar, Afgestudeerd,
Mijn wensen, Meine Wünsche, Für die Enkel, Voor de kleinkinderen, Opa en oma 50 jaar getrouwd, Moederdag, Vaderdag, Muttertag, Communie van {name}, Taufe von {name}, Boeken en muziek, Bücher und Musik,
Voor in de tuin, Für den Garten, Keuken, Werkstatt, Wandern und Reisen, Kamperen, Fietsvakantie, Lego en treinen, Einschulung, Eerste schooldag, Jubiläum, Pensioen van {name}, Ruhestand, Promotie van {name}
`)

/**
 * Fills an empty database with findable lists without gifts, each of another person. Common names are as frequent as in
 * reality: one person in fifteen has the most common first name. A third of the families have one of thousands of rare
 * names.
 */
export async function seedPeople(sql: Pool, lists: number): Promise<void> {
  await sql.reserve().then(async (db) => {
    try {
      await db`set synchronous_commit = off`
      await db`set maintenance_work_mem = '512MB'`
      await db`select setseed(0.5)`
      await db`drop index findable_lists_words, dictionary_deletions`
      await db`
        insert into lists (username, first_name, last_name, city, title, access_type, wants_search)
        select case
            when style < .3 then latin_first || latin_last || '-' || id
            when style < .5 then latin_first || '-' || latin_last || id
            when style < .6 then 'familie-' || latin_last || id
            when row_number() over (partition by left(latin_first || latin_last, 40) order by id) = 1 then left(latin_first || latin_last, 40)
            else left(latin_first || latin_last, 40) || id
          end,
          first_name, last_name, city, replace(title, '{name}', first_name), 'PUBLIC', true
        from (
          select *, random() as style, regexp_replace(public.unaccent(lower(first_name)), '[^a-z]', '', 'g') as latin_first,
            regexp_replace(public.unaccent(lower(last_name)), '[^a-z]', '', 'g') as latin_last
          from (
            select id,
              (${firstNames}::text[])[1 + floor(${firstNames.length}::int * random() ^ 2)::int] as first_name,
              case
                when random() < .65 then (${lastNames}::text[])[1 + floor(${lastNames.length}::int * random() ^ 2)::int]
                else (array['', '', 'van ', 'von '])[1 + floor(4 * random())::int]
                  || (${lastNameBeginnings}::text[])[1 + floor(${lastNameBeginnings.length}::int * random())::int]
                  || (${lastNameEndings}::text[])[1 + floor(${lastNameEndings.length}::int * random())::int]
              end as last_name,
              case when random() < .8 then (${cities}::text[])[1 + floor(${cities.length}::int * random() ^ 2)::int] end as city,
              case when random() < .7 then (${titles}::text[])[1 + floor(${titles.length}::int * random() ^ 1.5)::int] end as title
            from generate_series(1, ${lists}::int) id
          ) drawn
        ) person
        order by id`
      await db`create index findable_lists_words on findable_lists using gin (name_words, all_words) with (fastupdate = off)`
      await db`create index dictionary_deletions on dictionary using gin (deletions(word)) with (fastupdate = off)`
      await db`vacuum (analyze)`
    } finally {
      db.release()
    }
  })
}
